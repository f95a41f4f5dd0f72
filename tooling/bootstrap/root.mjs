import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** The folder for files that are not committed: stamps, temporary databases, reports. */
export const scratch = path.join(root, '.lobby');
export const inRoot = (...parts) => path.join(root, ...parts);
/** The platform's data folder: `named`, relative to the user's current folder, or the folder of `npm start`. */
export const dataFolder = named => path.resolve(process.env.INIT_CWD ?? root, named ?? inRoot('.lobby/data'));
/** A tool of the dependencies. */
export const bin = (name, of = root) =>
  path.join(of, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
