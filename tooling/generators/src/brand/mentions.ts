import { spawnSync } from 'node:child_process';
import type { Draft } from '../draft/draft.ts';

/** The files that have the word still when the draft is saved; the lockfile is written anew. */
export function mentionsOf(draft: Draft, word: string): readonly string[] {
  const { stdout } = spawnSync(
    'git',
    ['grep', '--files-with-matches', '--word-regexp', '--fixed-strings', '--untracked', '-I', '-e', word],
    { cwd: draft.root, encoding: 'utf8' },
  );
  const isWord = new RegExp(`(^|\\W)${word}(\\W|$)`);
  return (stdout ?? '')
    .split('\n')
    .filter(file => file && file !== 'pnpm-lock.yaml' && draft.has(file) && isWord.test(draft.read(file)));
}
