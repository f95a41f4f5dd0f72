import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Folders that tools fill. */
const notOurs = new Set(['node_modules', 'dist', '.git', '.turbo', '.lobby', 'storybook-static', 'screens']);

export const isThere = (file: string): boolean => existsSync(path.join(root, file));

/** Every file that is, or is about to be, part of the repository; paths from the root, with forward slashes. */
export const files: readonly string[] = listFiles();

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
export const readJson = <T>(file: string): T => JSON.parse(read(file)) as T;

/** The names in a folder, or nothing when there is no such folder. */
export function namesIn(folder: string): string[] {
  return isThere(folder) ? readdirSync(path.join(root, folder)) : [];
}

/** The files of the repository whose path fits. */
export const filesLike = (pattern: RegExp): string[] => files.filter(file => pattern.test(file));

export const isTest = (file: string): boolean => /\.(test|test-d|stories)\.(ts|tsx|mjs)$/.test(file);

function listFiles(): string[] {
  try {
    const shown = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return [...new Set(shown.split('\0'))].filter(file => file !== '' && isThere(file)).sort();
  } catch {
    // A copy without its history (an archive, a container image): walk it instead.
    return walk('');
  }
}

function walk(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (notOurs.has(entry.name)) return [];
    const at = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? walk(at) : [at];
  });
}
