import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sectionOf, withRelease } from './changelog.ts';
import { planOf, ReleaseError } from './plan.ts';

/** What was made of a repository. */
export interface Released {
  readonly from: string;
  readonly version: string;
  readonly tag: string;
  /** What stands at the top of the changelog now. */
  readonly section: string;
  /** What git says of each file: `M packages/auth/package.json`. */
  readonly files: readonly string[];
}

const changelog = 'CHANGELOG.md';
const require = createRequire(import.meta.url);
const changesets = require.resolve('@changesets/cli/bin.js');

/**
 * Makes the next release of a repository: versions, changelog, one commit, one tag. Nothing leaves the machine.
 * @throws ReleaseError before anything is written, when it cannot be made.
 */
export async function release(root: string, date: string): Promise<Released> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();
  if (git('status', '--porcelain') !== '')
    throw new ReleaseError(
      'The working tree has changes. Commit them first: a release is a commit of its own.',
    );
  const { from, version, entries } = await planOf(root);
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '')
    throw new ReleaseError(`The tag ${tag} exists already: each version is released once.`);

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const before = existsSync(join(root, changelog)) ? read(changelog) : undefined;
  const made = { version, date, entries };
  writeFileSync(join(root, changelog), withRelease(before, made));
  execFileSync(process.execPath, [changesets, 'version'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Changesets leaves the root alone: it is no package of the workspace.
  writeFileSync(
    join(root, 'package.json'),
    read('package.json').replace(`"version": "${from}"`, `"version": "${version}"`),
  );

  git('add', '--all');
  const files = git('diff', '--cached', '--name-status').split('\n');
  git('commit', '--quiet', '--message', `release: ${version}`);
  git('tag', '--annotate', tag, '--message', `Lobby ${version}`);
  return { from, version, tag, section: sectionOf(made), files };
}
