import { printRatio } from '@lobby/money';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.ts';
import { expectAsExact, measure, streamOf } from '../testing/measured.ts';
import { bull } from './bull.ts';
import { betterMultiples, handsByKind } from './count.ts';
import { beats, bullKinds, bullOf } from './hands.ts';

const counts = handsByKind();
const share = (kind: (typeof bullKinds)[number], decimals: number) =>
  printRatio({ n: BigInt(counts.get(kind as never) ?? 0) * 100n, d: 2_598_960n }, decimals);

describe('five cards', () => {
  it.each([
    [[10, 11, 12, 3, 4], 'bull-7'],
    [[1, 2, 7, 5, 5], 'bull-bull'],
    [[1, 2, 3, 5, 8], 'bull-9'],
    [[11, 12, 13, 13, 10], 'four-faces'],
    [[11, 12, 13, 13, 11], 'five-faces'],
    [[13, 13, 13, 13, 12], 'bomb'],
    [[1, 1, 2, 2, 4], 'five-small'],
    [[1, 1, 1, 1, 2], 'five-small'],
    [[4, 4, 1, 1, 1], 'none'],
  ])('%j are %s', (ranks, kind) => expect(bullOf(ranks)).toBe(kind));

  it('are of each kind as often as is known', () => {
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
    const two = (...kinds: (typeof bullKinds)[number][]) => kinds.map(kind => share(kind, 2));
    expect(share('none', 4)).toBe('33.5128');
    expect(two('bull-1', 'bull-2', 'bull-3', 'bull-4')).toEqual(['6.59', '6.47', '6.59', '6.47']);
    expect(share('bull-5', 4)).toBe('6.8261');
    expect(two('bull-6', 'bull-7', 'bull-8', 'bull-9')).toEqual(['6.47', '6.59', '6.47', '6.59']);
    const best = ['bull-bull', 'four-faces', 'five-faces', 'bomb', 'five-small'] as const;
    expect(best.map(kind => share(kind, 4))).toEqual(['7.2724', '0.0757', '0.0296', '0.0234', '0.0299']);
  });
});

describe('two hands', () => {
  it.each([
    ['by kind', 'S2 H2 C6 DT S3', 'SK HK CQ DQ SA'],
    ['by the top card', 'SK HT C7 D5 S4', 'SQ HJ C9 D3 H2'],
    ['by the suit of the top card', 'SK HT C7 D5 S4', 'HK SQ C8 D5 H4'],
  ])('are told apart %s', (_by, better, worse) => {
    expect(beats(better.split(' '), worse.split(' '))).toBe(true);
    expect(beats(worse.split(' '), better.split(' '))).toBe(false);
  });

  it('are all deals of ten cards, and the better is worth 1.616 on average', () => {
    const ways = [...betterMultiples(kind => bull.rules.multiples[kind])];
    const all = ways.reduce((sum, [, count]) => sum + count, 0n);
    expect(all).toBe(2_598_960n * 1_533_939n);
    const worth = ways.reduce((sum, [multiple, count]) => sum + BigInt(multiple) * count, 0n);
    expect(printRatio({ n: worth, d: all }, 3)).toBe('1.616');
  });
});

describe('bull against the bank', () => {
  const exact = bull.exact(bull.rules, {});

  it('keeps 4.04 percent of the stake, and wins every other hand', () => {
    const { n, d } = exact.return;
    expect(printRatio({ n: (d - n) * 100n, d }, 2)).toBe('4.04');
    expect(exact.hit).toEqual({ n: 1n, d: 2n });
  });

  it('holds five units and gives back what is not lost', () => {
    for (let nonce = 0; nonce < 500; nonce++) {
      const { units, multiplier, events } = bull.play(bull.rules, streamOf(`bull ${nonce}`), {});
      const result = events.find(event => event.type === 'bull');
      const won = result?.winner === 'player' ? 95 : -100;
      expect([units, multiplier]).toEqual([5, 500 + won * (result?.multiple ?? 0)]);
    }
  });

  it('returns what was counted, and deals each kind as often', () => {
    const rounds = dose({ small: 3000, deep: 300_000 });
    expectAsExact(measure(bull, {}, rounds, 'bull', 1), exact);
    const stream = streamOf('kinds of bull');
    const seen = new Array<number>(11).fill(0);
    for (let round = 0; round < rounds; round++) {
      const [hands] = bull.play(bull.rules, stream, {}).events;
      if (hands?.type !== 'hands') continue;
      seen[Math.min(10, (bullKinds as readonly string[]).indexOf(hands.playerKind))]!++;
    }
    const chances = bullKinds.map(kind => (counts.get(kind as never) ?? 0) / 2_598_960);
    const best = chances.slice(10).reduce((sum, chance) => sum + chance, 0);
    expect(chiSquare(seen, [...chances.slice(0, 10), best])).toBeLessThan(chiSquareLimit(11));
  });
});
