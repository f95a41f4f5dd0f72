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

/**
 * The day of the newest commit by the world's clock, as 20261126, and today where git knows none. The seed of a run, so
 * that a commit whose tests pass also passes them on another day.
 */
export function dayOfNewestCommit(git = gitLines) {
  const [seconds] = git('log', '-1', '--format=%ct');
  const at = seconds ? new Date(Number(seconds) * 1_000) : new Date();
  return at.toISOString().slice(0, 10).replaceAll('-', '');
}
