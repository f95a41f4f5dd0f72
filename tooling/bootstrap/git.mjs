import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './root.mjs';

/** What git answers, one entry a line; nothing when it refuses, or when there is no git. */
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

/** Every file that is, or is about to be, part of the repository; paths from the root. */
export const allFiles = (git = gitLines) =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter(file => existsSync(inRoot(file)));
