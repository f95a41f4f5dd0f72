import path from 'node:path';

/** A file shorter than this is read where it is used, unless it is one of `seams`. */
export const LEAST_LINES = 25;

/** Why a short file with one importer stands by itself, by its name. */
const seams: readonly RegExp[] = [
  // A door, or what is handed on by one.
  /^index\.tsx?$/,
  // Where a chunk begins, or what names one.
  /^(lazy|load)-[\w-]+\.tsx?$/,
  /\.(lazy|container|screen|dialog)\.tsx?$/,
  // A layer of a dialog or a form beside its view: what it is opened with, its rules.
  /\.(payload|props|flow|form|view)\.tsx?$/,
  // What a build replaces by one of the variants it chooses from.
  /\.by-look\.tsx$/,
  // The tables that a folder of the server owns, and what a domain is made of: both are found by their names.
  /\.(tables|domain)\.ts$/,
  // The HTML of a page, beside what mounts it.
  /-page\.tsx?$/,
];

/**
 * Each stands in a file of its own, so that the whole reads as its list: stages of a call, parts of a page for operators,
 * parts of a payment provider.
 */
const stages =
  /^packages\/api-client\/src\/request\/|^platform\/.+\/operator\/|^platform\/cashier\/src\/providers\/[\w-]+\//;

/**
 * What hands on what stands beside it: doors, what a chunk begins with, domains, with a file for each of their calls, and
 * what chooses by a brand's look, with a file for each variant.
 */
const handsOn = /^(index|lazy-[\w-]+)\.tsx?$|\.(domain|by-look)\.tsx?$/;

/** What imports a file. */
export interface Importer {
  /** The file, the `package.json` whose `exports` name it, or the generator that adds to it. */
  readonly file: string;
  readonly isLazy: boolean;
  /** A test or a story: what it imports is a unit of its own. */
  readonly isTest: boolean;
}

/** The importers of every file of `all`, by relative paths; `texts` has sources, tests and stories. */
export function importersOf(
  texts: ReadonlyMap<string, string>,
  isTest: (file: string) => boolean,
): ReadonlyMap<string, readonly Importer[]> {
  const importers = new Map<string, Importer[]>();
  for (const [file, text] of texts) {
    for (const [, lazy, from = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*(\()?\s*'(\.[^']+)'/g)) {
      const to = path.posix.join(path.posix.dirname(file), from);
      if (!texts.has(to)) continue;
      const importer = { file, isLazy: lazy !== undefined, isTest: isTest(file) };
      importers.set(to, [...(importers.get(to) ?? []), importer]);
    }
  }
  return importers;
}

/** The file that a short one should be part of; undefined where it stands by itself for a reason. */
export function homeOf(file: string, text: string, importers: readonly Importer[]): string | undefined {
  const name = path.posix.basename(file);
  const isLong = text.split('\n').length - 1 >= LEAST_LINES;
  if (isLong || stages.test(file) || seams.some(seam => seam.test(name))) return undefined;
  // The hook of a dialog or a screen, named after its folder: the layer that calls the API.
  if (name.replace(/\.tsx?$/, '') === `use-${path.posix.basename(path.posix.dirname(file))}`)
    return undefined;
  if (importers.some(({ isLazy, isTest }) => isLazy || isTest)) return undefined;
  const [only, ...others] = new Set(importers.map(importer => importer.file));
  if (only === undefined || others.length > 0) return undefined;
  if (path.posix.dirname(only) !== path.posix.dirname(file)) return undefined;
  return handsOn.test(path.posix.basename(only)) ? undefined : only;
}
