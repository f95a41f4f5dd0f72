import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Modules that `/home` needs although they are fetched by `import()`: its screen and its words. */
const firstPageModules =
  /\/site\/src\/home\/home\.screen\.tsx$|\/(?:site|sportsbook)\/src\/messages\/zh-CN\.json$/;

/**
 * How the browser build is cut. What the first page needs comes in three files: `vendor` (libraries), `shell`
 * (our packages, equal in every app) and the entry (the brand and its composition). Everything else is cut by
 * route and dialog. Names carry the content's hash.
 */
export function chunks(): Rolldown.OutputOptions {
  const firstPage = firstPageOf();
  return {
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
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

/** Answers whether a module is needed by the first page; walks the graph once, when it is complete. */
function firstPageOf(): (id: string, graph: Graph) => boolean {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= closure(id, graph);
    return needed.has(id);
  };
}

function closure(anyId: string, graph: Graph): Set<string> {
  const all = reach([topOf(anyId, graph)], graph, true);
  const roots = [...all].filter(id => graph.getModuleInfo(id)?.isEntry || firstPageModules.test(id));
  return reach(roots, graph, false);
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
