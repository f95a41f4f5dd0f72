import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { files, root } from '../repository.ts';
import { areasOf, type Commit, faultOf, logOf, parseLog, start } from './commits.ts';

const git = (args: readonly string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });

/** The commits that are judged; undefined without git, or in a clone that is too shallow to have the first. */
function judged(): Commit[] | undefined {
  try {
    return parseLog(git(logOf(start)));
  } catch {
    return undefined;
  }
}

it('the subjects of commits are "area: what changes"', () => {
  const commits = judged();
  if (!commits) console.info(`Commits were not judged: ${start.slice(0, 8)} is not in the history here.`);
  const areas = areasOf([...files, ...(commits ?? []).flatMap(commit => commit.files)]);
  const faults = (commits ?? []).flatMap(commit => {
    const fault = faultOf(commit, areas);
    return fault ? [`${commit.id} "${commit.subject}" ${fault}`] : [];
  });
  expect(
    faults,
    'Reword them before they are shared (git commit --amend, git rebase); CONTRIBUTING.md says the form.',
  ).toEqual([]);
});
