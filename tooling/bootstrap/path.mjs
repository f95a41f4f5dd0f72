import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

const node = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The PATH for what is started here: first the tools the dependencies brought (turbo calls pnpm by its name), then
 * the Node that runs now, then what `given` holds. So a machine needs Node and npm, and nothing of it decides.
 */
export function toolPath(given = '') {
  const folders = given.split(path.delimiter).filter(Boolean);
  const found = folders.find(folder => existsSync(path.join(folder, node)));
  const same = found && realpathSync(path.join(found, node)) === realpathSync(process.execPath);
  return [inRoot('node_modules', '.bin'), ...(same ? [] : [path.dirname(process.execPath)]), ...folders].join(
    path.delimiter,
  );
}

/** `env` with that PATH, whatever this system calls it (Windows says Path). */
export function withToolPath(env) {
  const name = Object.keys(env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: toolPath(env[name]) };
}
