import { printRatio } from '@lobby/money';
import { describe, expect, it } from 'vitest';
import { rootOf } from '../game/exact.ts';
import { countSlot } from './exact.ts';
import type { Reel, SlotRules } from './rules.ts';

const reelOf = (...counts: readonly number[]): Reel =>
  counts.flatMap((count, at) => new Array<string>(count).fill('abc'[at]!));

/** Three reels of 20, one line, three alike pay 2, 10 and 100. */
const golden: SlotRules = {
  law: 'slots-1',
  rows: 1,
  reels: [reelOf(10, 7, 3), reelOf(11, 7, 2), reelOf(9, 9, 2)],
  lines: [[0, 0, 0]],
  pays: { a: [0, 0, 200], b: [0, 0, 1000], c: [0, 0, 10_000] },
};

describe('the count of all stops', () => {
  it('has the return, hit rate and deviation that follow from the symbols of the reels', () => {
    const { exact, top } = countSlot(golden);
    expect(printRatio({ n: exact.return.n * 100n, d: exact.return.d }, 3)).toBe('94.875');
    expect(printRatio({ n: exact.hit.n * 100n, d: exact.hit.d }, 4)).toBe('18.0375');
    expect(rootOf(exact.variance, 3)).toBe(4484n);
    expect(top).toEqual({ multiplier: 10_000, chance: { n: 3n, d: 2000n } });
  });
});
