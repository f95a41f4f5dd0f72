import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** Where the commands keep what is not committed: stamps, throwaway databases, reports. */
export const scratch = path.join(root, '.lobby');
export const inRoot = (...parts) => path.join(root, ...parts);
/** Where the platform's data are: `named`, from where the person stands, or the folder of `npm start`. */
export const dataFolder = named => path.resolve(process.env.INIT_CWD ?? root, named ?? inRoot('.lobby/data'));
/** A tool that the dependencies brought along. */
export const bin = (name, of = root) =>
  path.join(of, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
