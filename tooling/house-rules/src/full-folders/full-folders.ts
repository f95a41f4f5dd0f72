import path from 'node:path';

/** How many files a reader finds directly in a folder, at most. */
export const MOST_FILES = 15;

/**
 * One file for each resource of the wire, each page of the help, step of the database or sport, by its name: a file is looked up, and
 * nobody reads the folder.
 */
export const lists: readonly RegExp[] = [
  /^packages\/api\/src\/endpoints$/,
  /^packages\/api-client\/src\/contract\//,
  /^packages\/content\/src\/prose$/,
  /^platform\/app\/src\/db\/migrations$/,
  /^platform\/sportsbook\/src\/sports$/,
];

/** Folders with more, which do not grow: the stages of a call are read as one list, in their order. */
export const ceilings: Readonly<Record<string, number>> = { 'packages/api-client/src/request': 24 };

/**
 * The files of each folder that a reader chooses among. What stands beside a file under its name (its test, story, style
 * sheet) is not counted: it is found with it.
 */
export function filesByFolder(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    if (/\.(test|test-d|stories)\.\w+$|\.css$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}
