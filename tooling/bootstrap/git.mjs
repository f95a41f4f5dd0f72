import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './root.mjs';

/** The lines of git's output; empty when git fails or is not installed. */
export function gitLines(...args) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 };
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], options)
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** Every tracked file, and every new one that is not ignored; paths from the root. */
export const allFiles = (git = gitLines) =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter(file => existsSync(inRoot(file)));
