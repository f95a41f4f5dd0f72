import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** Where the commands keep what is not committed: stamps, throwaway databases, reports. */
export const scratch = path.join(root, '.lobby');
export const inRoot = (...parts) => path.join(root, ...parts);
/** A tool that the dependencies brought along. */
export const bin = (name, of = root) =>
  path.join(of, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
