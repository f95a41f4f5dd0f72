import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.ts';

/** Copies what is, or is about to be, part of this repository; git knows the copy as a repository of its own. */
export function copyRepository(to: string): void {
  const list = (...flags: string[]) =>
    spawnSync('git', ['ls-files', ...flags], { cwd: root, encoding: 'utf8' })
      .stdout.trim()
      .split('\n');
  const gone = new Set(list('-d'));
  for (const file of list('-co', '--exclude-standard', '--deduplicate'))
    if (!gone.has(file)) cpSync(join(root, file), join(to, file));
  spawnSync('git', ['init', '--quiet'], { cwd: to });
}
