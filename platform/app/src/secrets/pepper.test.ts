import { expect, it } from 'vitest';
import { loadPepper } from './pepper.ts';

const load = (pepper: string) => loadPepper({ pepper, dataDir: '', inMemory: true });

it('accepts 32 bytes or more, and generates 32 where none is given', () => {
  expect(load('p'.repeat(32))).toHaveLength(32);
  expect(load('胡椒'.repeat(6))).toHaveLength(36);
  expect(loadPepper({ pepper: undefined, dataDir: '', inMemory: true }).length).toBeGreaterThanOrEqual(32);
});

it.each(['p', 'p'.repeat(31), '胡椒'.repeat(5)])(
  'rejects the guessable pepper "%s" and says how to make one',
  pepper => {
    expect(() => load(pepper)).toThrow(/fewer than 32.*openssl rand -hex 32/);
  },
);
