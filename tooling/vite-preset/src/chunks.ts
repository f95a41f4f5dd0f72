import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * How the browser build is cut. What the first page needs comes in three files: `vendor` (libraries), `shell`
 * (our packages, equal in every app) and the entry (the brand and its composition). Everything else is cut by
 * route and dialog. Names carry the content's hash.
 */
export function chunks(): Rolldown.OutputOptions {
  const firstPage = within((id, graph) => graph.getModuleInfo(id)?.isEntry === true);
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
    // Nothing reaches the console of a player.
    minify: { compress: { dropConsole: true, dropDebugger: true }, mangle: true, codegen: true },
    codeSplitting: {
      groups: [
        // Libraries first: a group takes along what its modules import, so `shell` would swallow them.
        {
          debugName: 'vendor',
          name: (id, graph) => (isLibrary(id) && (isHelper(id) || firstPage(id, graph)) ? 'vendor' : null),
          priority: 30,
        },
        {
          debugName: 'shell',
          name: (id, graph) => (isShared(id) && firstPage(id, graph) ? 'shell' : null),
          priority: 20,
        },
      ],
    },
  };
}

function isLibrary(id: string): boolean {
  return id.includes('/node_modules/') || isHelper(id);
}

/** What the bundler itself adds; every chunk needs it. */
function isHelper(id: string): boolean {
  return id.includes('rolldown/runtime') || id.includes('vite/preload-helper');
}

/** Apps and brands stay in the entry; all else is the same in every app. */
function isShared(id: string): boolean {
  return !isLibrary(id) && !/\/(apps|brands)\//.test(id) && !id.includes('virtual:lobby');
}

/** Answers whether a module is reached, without `import()`, from the chosen roots. Walks the graph once. */
function within(isRoot: (id: string, graph: Graph) => boolean): (id: string, graph: Graph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    reached ??= reach(
      [...reach([topOf(id, graph)], graph, true)].filter(other => isRoot(other, graph)),
      graph,
      false,
    );
    return reached.has(id);
  };
}

/** Climbs from any module to an entry of the build. */
function topOf(id: string, graph: Graph): string {
  const seen = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const info = graph.getModuleInfo(at);
    if (info?.isEntry) return at;
    if (!info || seen.has(at)) continue;
    seen.add(at);
    waiting.push(...info.importers, ...info.dynamicImporters);
  }
  return id;
}

function reach(roots: readonly string[], graph: Graph, alsoLazy: boolean): Set<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const info = graph.getModuleInfo(at);
    if (!info || seen.has(at)) continue;
    seen.add(at);
    waiting.push(...info.importedIds, ...(alsoLazy ? info.dynamicallyImportedIds : []));
  }
  return seen;
}
