import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The limit, bytes: 1.15 times the floor page of the bench less what hashes of file names add, see docs/performance.md. */
const most = 118.75 * 1024;

/**
 * Prints the size of the JavaScript the entry needs before anything is shown, and fails the build when it exceeds the
 * limit.
 */
export function homeBudget(): Plugin {
  return {
    name: 'lobby:home-budget',
    enforce: 'post',
    writeBundle(_options, bundle) {
      const files = Object.values(bundle).filter(file => file.type === 'chunk');
      const entry = files.find(file => file.isEntry);
      if (!entry) return;
      const needed = staticImports(entry, files);
      const size = [...needed].reduce((sum, { code }) => sum + sizeOf(code, Object.keys(bundle)), 0);
      const names = [...needed].map(file => file.fileName).join(' ');
      this.info(`entry JavaScript ${(size / 1024).toFixed(2)} KB brotli in ${needed.size} files: ${names}`);
      if (size > most)
        this.error(
          `The entry may cost ${most / 1024} KB: fetch what is not needed at once later, or find what grew.`,
        );
    },
  };
}

/**
 * Bytes of a file, compressed, with the same hash in every file name: a hash compresses as its letters happen to fall,
 * and so a change of a style sheet would change the size of a script that only names it.
 */
export function sizeOf(code: string, fileNames: readonly string[]): number {
  // A script names another one beside it, and what it fetches by the folder: the end of the name is common to both.
  const even = fileNames
    .map(name => name.split('/').at(-1) ?? name)
    .reduce((text, name) => text.replaceAll(name, name.replace(/-[\w-]{7}(?=\.\w+$)/, '-0000000')), code);
  return brotliCompressSync(even).length;
}

function staticImports(
  chunk: Rolldown.OutputChunk,
  all: readonly Rolldown.OutputChunk[],
  seen = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const next = all.find(file => file.fileName === name);
    if (next) staticImports(next, all, seen);
  }
  return seen;
}
