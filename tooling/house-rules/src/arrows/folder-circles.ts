import { cyclesIn, importsOf } from './file-cycles.ts';

/** One import between two folders of a package. */
interface Crossing {
  readonly from: string;
  readonly to: string;
  /** The file that imports, and what it imports. */
  readonly files: readonly [string, string];
}

/**
 * The folder of a file directly under the `src/` of its package: `packages/auth/src/entry`. A file beside the folders
 * is a folder of its own, so that no way around through it is missed.
 */
export function folderOf(file: string): string {
  return file.split('/').slice(0, 4).join('/');
}

/**
 * What a file imports of its package, type-only imports included. What a file beside the folders fetches lazily is left
 * out: it lists the views that a site fetches on demand, and a folder asks it for one by name.
 */
export function importsInPackage(file: string, text: string, all: ReadonlySet<string>): string[] {
  const isBeside = folderOf(file) === file;
  return importsOf(file, isBeside ? text.replace(/\bimport\s*\(/g, 'lazily(') : text, all);
}

/**
 * Folders of one package that reach each other, each group with the imports that make it one. `graph` has what
 * each file imports.
 */
export function folderCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const between = [...graph]
    .flatMap(([file, imported]) =>
      imported.map((to): Crossing => ({ from: folderOf(file), to: folderOf(to), files: [file, to] })),
    )
    .filter(({ from, to }) => from !== to);
  const folders = new Map<string, string[]>();
  for (const { from, to } of between) folders.set(from, [...(folders.get(from) ?? []), to]);
  return cyclesIn(folders).map(group => {
    const own = between.filter(({ from, to }) => group.includes(from) && group.includes(to));
    return [group.join(' ↔ '), ...own.map(({ files: [file, to] }) => `    ${file} imports ${to}`)].join('\n');
  });
}
