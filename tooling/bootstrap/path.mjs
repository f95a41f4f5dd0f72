import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

const node = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The PATH of child processes: first the tools of the dependencies (turbo calls pnpm by its name), then the current
 * Node, then `given`. So a machine needs only Node and npm, and its other tools have no effect.
 */
export function toolPath(given = '') {
  const folders = given.split(path.delimiter).filter(Boolean);
  const found = folders.find(folder => existsSync(path.join(folder, node)));
  const same = found && realpathSync(path.join(found, node)) === realpathSync(process.execPath);
  return [inRoot('node_modules', '.bin'), ...(same ? [] : [path.dirname(process.execPath)]), ...folders].join(
    path.delimiter,
  );
}

/** `env` with that PATH, under the system's name for it (Path on Windows). */
export function withToolPath(env) {
  const name = Object.keys(env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: toolPath(env[name]) };
}
