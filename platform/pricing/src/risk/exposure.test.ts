import {
  type Grade,
  gradeMarket,
  isOfSets,
  markets,
  quarterOf,
  type Score,
  settleMoney,
} from '@lobby/betting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BackedSum, exposureOf, winWithinLimit, worstLoss } from './exposure.ts';
import { type Backed, outcomesOf } from './outcomes.ts';

/** What is decided by goals. */
const pre = markets.filter(
  ({ phase, kind, period }) => phase === 'pre' && !isOfSets(kind) && quarterOf(period) === undefined,
);
const backed: fc.Arbitrary<Backed> = fc
  .record({
    market: fc.constantFrom(...pre),
    pick: fc.nat(),
    line: fc.constantFrom('0', '0 / 0.5', '0.5', '1', '2.5', '2.5 / 3'),
    strong: fc.constantFrom('H', 'C'),
  })
  .map(({ market, pick, line, strong }) => ({
    wtype: market.wtype,
    rtype: market.picks[pick % market.picks.length]!.rtype,
    line: market.lineField ? line : '',
    strong: market.strongField ? (strong as 'H' | 'C') : '',
    score_at_bet: '',
  }));
const amount = fc.bigInt({ min: 0n, max: 10_000_000n });
const sums = fc.array(
  fc.tuple(backed, amount, amount).map(([what, risk, win]): BackedSum => ({ ...what, risk, win })),
  { maxLength: 6 },
);

const gradeOf = (what: Backed, half: Score, full: Score): Grade => gradeMarket(what, { half, full }) ?? 'D';
/** What the house loses by one way a match ends, in half fen, added up bet by bet. */
function lossBy(all: readonly BackedSum[], half: Score, full: Score): bigint {
  const halves = { W: [2n, 0n], LW: [1n, 0n], P: [0n, 0n], D: [0n, 0n], LL: [0n, 1n], L: [0n, 2n] } as const;
  return all.reduce((sum, one) => {
    const [win, risk] = halves[gradeOf(one, half, full)];
    return sum + one.win * win - one.risk * risk;
  }, 0n);
}

/**
 * Every half-time score up to five goals a side and up to ten more after it, from `now` on: a margin of four and of
 * five, odd and even, at half-time and for the other side at the end. Beyond, nothing is graded otherwise.
 */
function* ends([h, c]: Score): Generator<readonly [Score, Score]> {
  const goals = [0, 1, 2, 3, 4, 5];
  const later = [...goals, 6, 7, 8, 9, 10];
  for (const a of goals)
    for (const b of goals)
      for (const d of later)
        for (const e of later) {
          yield [
            [h + a, c + b],
            [h + a + d, c + b + e],
          ];
        }
}

describe('the exposure of a match', () => {
  it('is the largest loss over all outcomes still possible', () => {
    fc.assert(
      fc.property(sums, all => {
        const worst = [...ends([0, 0])].reduce((most, [half, full]) => {
          const loss = lossBy(all, half, full);
          return loss > most ? loss : most;
        }, 0n);
        const computed = worstLoss(exposureOf(all), { score: [0, 0], halfScore: undefined });
        expect(computed).toBe((worst + 1n) / 2n);
      }),
      { numRuns: 40 },
    );
  });

  it('ignores outcomes that are no longer possible', () => {
    const under: BackedSum = {
      ...{ wtype: 'OU', rtype: 'OUH', line: '2.5', strong: '', score_at_bet: '' },
      risk: 10_000n,
      win: 9_000n,
    };
    const exposure = exposureOf([under]);
    expect(worstLoss(exposure, { score: [0, 0], halfScore: undefined })).toBe(9_000n);
    expect(worstLoss(exposure, { score: [2, 1], halfScore: [1, 1] })).toBe(0n);
  });
});

describe('the win that a limit leaves', () => {
  const scoreSoFar = { score: [0, 0], halfScore: undefined } as const;

  it('is the whole limit on an empty book, and never lets a bet exceed it', () => {
    fc.assert(
      fc.property(sums, backed, amount, (all, what, limit) => {
        const available = winWithinLimit(exposureOf(all), outcomesOf(what), scoreSoFar, limit);
        const bet = { ...what, risk: 0n, win: available };
        if (available > 0n) expect(worstWhere(what, [...all, bet])).toBeLessThanOrEqual(2n * limit);
        const empty = winWithinLimit(exposureOf([]), outcomesOf(what), scoreSoFar, limit);
        if (winsWhole(what)) expect(empty).toBe(limit);
      }),
      { numRuns: 40 },
    );
  });

  it('grows by the risk on the other side', () => {
    const over = { wtype: 'OU', rtype: 'OUC', line: '2.5', strong: '', score_at_bet: '' } as const;
    const under: BackedSum = { ...over, rtype: 'OUH', risk: 5_000n, win: 4_500n };
    expect(winWithinLimit(exposureOf([]), outcomesOf(over), scoreSoFar, 10_000n)).toBe(10_000n);
    expect(winWithinLimit(exposureOf([under]), outcomesOf(over), scoreSoFar, 10_000n)).toBe(15_000n);
    expect(
      winWithinLimit(exposureOf([under]), outcomesOf({ ...over, rtype: 'OUH' }), scoreSoFar, 10_000n),
    ).toBe(5_500n);
  });

  /** The worst loss, in half fen, over the ends in which the selection wins at least half. */
  function worstWhere(what: Backed, all: readonly BackedSum[]): bigint {
    return [...ends([0, 0])].reduce((most, [half, full]) => {
      const won = ['W', 'LW'].includes(gradeOf(what, half, full));
      const loss = lossBy(all, half, full);
      return won && loss > most ? loss : most;
    }, 0n);
  }
  const winsWhole = (what: Backed) =>
    [...ends([0, 0])].some(([half, full]) => gradeOf(what, half, full) === 'W');
});

it('counts a bet as settlement pays it, half results included', () => {
  const line = { wtype: 'R', rtype: 'RH', line: '0.5 / 1', strong: 'H', score_at_bet: '' } as const;
  const money = { risk: 10_001n, win: 9_001n };
  const { full } = exposureOf([{ ...line, ...money }]);
  for (const [home, grade, halves] of [
    [2, 'W', 18_002n],
    [1, 'LW', 9_001n],
    [0, 'L', -20_002n],
  ] as const) {
    expect(full[home * 13]).toBe(halves);
    // Half a fen is rounded for the member.
    expect(settleMoney({ ...money, grade }).net * 2n - halves).toBeLessThanOrEqual(1n);
  }
});
