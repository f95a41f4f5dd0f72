import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { finish, report } from './finish.ts';

/** A repository whose only tool is a Biome that ends so. */
function repositoryWith(biome: string): string {
  const root = mkdtempSync(join(tmpdir(), 'lobby-finish-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/biome'), `#!/bin/sh\n${biome}\n`, { mode: 0o755 });
  return root;
}

const files = { created: ['a.ts'], changed: ['b.md'] };

it('formats what was written, and reports nothing when that worked', () => {
  const root = repositoryWith('test "$*" = "check --write --log-level=error a.ts"');
  expect(finish({ root, ...files })).toEqual({ written: [], failed: [] });
});

it('says that the files are there, what did not work, and how to do it again', () => {
  const root = repositoryWith('echo "a.ts:1 unused"; exit 1');
  const { failed } = finish({ root, ...files });
  expect(failed).toEqual([
    'The files above are written, but this did not work after them:\na.ts:1 unused\nPut right what it says, then: npm run format',
  ]);
});

it('names every file, and ends with how to check them', () => {
  const text = report({ root: '', ...files }, { next: ['Say what it is for'] }, ['pnpm-lock.yaml']);
  expect(text.trim().split('\n')).toEqual([
    'New:',
    '  a.ts',
    'Changed:',
    '  b.md',
    'Written from these:',
    '  pnpm-lock.yaml',
    '',
    'Now:',
    '  1. Say what it is for',
    '  2. Check it: npm test -- --changed',
  ]);
});
