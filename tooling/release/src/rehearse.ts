import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Released, release } from './release.ts';

/** Makes the release in a copy, which is thrown away. */
export const rehearse = (root: string, date: string): Promise<Released> =>
  inCopy(root, copy => release(copy, date));

/** Works in a clone of a repository, with what is not committed on top of it as one commit more. */
export async function inCopy<Outcome>(
  root: string,
  work: (copy: string) => Promise<Outcome>,
): Promise<Outcome> {
  const copy = mkdtempSync(join(tmpdir(), 'lobby-release-'));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  try {
    git(root, 'clone', '--quiet', '--shared', root, copy);
    for (const [name, value] of Object.entries(unattended)) git(copy, 'config', name, value);
    const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', 'HEAD');
    const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
    for (const file of `${changed}${untracked}`.split('\0').filter(Boolean)) {
      rmSync(join(copy, file), { force: true });
      if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
    }
    git(copy, 'add', '--all');
    if (git(copy, 'status', '--porcelain') !== '')
      git(copy, 'commit', '--quiet', '--message', 'what is not committed');
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A copy needs no person, no key and no hook of theirs. */
const unattended = {
  'user.name': 'Rehearsal',
  'user.email': 'rehearsal@localhost',
  'commit.gpgSign': 'false',
  'tag.gpgSign': 'false',
  'core.hooksPath': '/dev/null',
};
