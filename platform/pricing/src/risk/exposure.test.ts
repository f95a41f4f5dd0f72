import {
  comparesHalves,
  type Grade,
  gradeMarket,
  intervalOf,
  isOfGoalTimes,
  isOfSets,
  type Market,
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
const backed = anyOf(pre.filter(market => !isOfGoalTimes(market) && !comparesHalves(market.kind)));
const ofHalves = anyOf(pre.filter(({ kind }) => comparesHalves(kind)));
const ofInterval = anyOf(pre.filter(({ period }) => intervalOf(period) !== undefined));
function anyOf(sold: readonly Market[]): fc.Arbitrary<Backed> {
  return fc
    .record({
      market: fc.constantFrom(...sold),
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
}
const amount = fc.bigInt({ min: 0n, max: 10_000_000n });
const sums = fc.array(
  fc.tuple(backed, amount, amount).map(([what, risk, win]): BackedSum => ({ ...what, risk, win })),
  { maxLength: 6 },
);

const gradeOf = (what: Backed, half: Score, full: Score): Grade => gradeMarket(what, { half, full }) ?? 'D';
/** What the house loses by one way a match ends, in half fen, added up bet by bet. */
function lossBy(all: readonly BackedSum[], half: Score, full: Score): bigint {
  return all.reduce((sum, one) => sum + lossOf(one, gradeOf(one, half, full)), 0n);
}
const halves = { W: [2n, 0n], LW: [1n, 0n], P: [0n, 0n], D: [0n, 0n], LL: [0n, 1n], L: [0n, 2n] } as const;
function lossOf(one: BackedSum, grade: Grade): bigint {
  const [win, risk] = halves[grade];
  return one.win * win - one.risk * risk;
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

it('is of intervals the largest loss of each together, beside that of the scores', () => {
  const some = fc.array(
    fc.tuple(ofInterval, amount, amount).map(([what, risk, win]) => ({ ...what, risk, win })),
    {
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(sums, some, (all, others) => {
      const start = { score: [0, 0], halfScore: undefined } as const;
      const parts = new Set(others.map(({ wtype }) => wtype.slice(0, 2)));
      const each = [...parts].map(part => {
        const own = others.filter(({ wtype }) => wtype.startsWith(part));
        const minute = String(15 * Number(part[1]));
        return worstOf(pairs, ([home, away]) => {
          const goals = [...Array(home).fill('H'), ...Array(away).fill('C')].map(side => ({ side, minute }));
          return own.reduce(
            (sum, one) => sum + lossOf(one, gradeMarket(one, { full: [home, away], goals }) ?? 'D'),
            0n,
          );
        });
      });
      const expected =
        each.reduce((sum, loss) => sum + (loss <= 0n ? 0n : loss), 0n) +
        worstOf([...ends([0, 0])], ([half, full]) => lossBy(all, half, full));
      expect(worstLoss(exposureOf([...all, ...others]), start)).toBe(
        expected <= 0n ? 0n : (expected + 1n) / 2n,
      );
    }),
    { numRuns: 8 },
  );
});

it('is of what compares the halves its largest loss, beside that of the scores', () => {
  const some = fc.array(
    fc.tuple(ofHalves, amount, amount).map(([what, risk, win]) => ({ ...what, risk, win })),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(sums, some, (all, others) => {
      const start = { score: [0, 0], halfScore: undefined } as const;
      const worst = (some: readonly BackedSum[]) =>
        worstOf([...ends([0, 0])], ([half, full]) => lossBy(some, half, full));
      const expected = [worst(others), worst(all)].reduce((sum, loss) => (loss > 0n ? sum + loss : sum), 0n);
      expect(worstLoss(exposureOf([...all, ...others]), start)).toBe((expected + 1n) / 2n);
    }),
    { numRuns: 8 },
  );
  const home = { wtype: 'WB', rtype: 'WBH', line: '', strong: '', score_at_bet: '' } as const;
  const away = { ...home, rtype: 'WBC', risk: 5_000n, win: 9_000n };
  const start = { score: [0, 0], halfScore: undefined } as const;
  expect(winWithinLimit(exposureOf([]), outcomesOf(home), start, 10_000n)).toBe(10_000n);
  expect(winWithinLimit(exposureOf([away]), outcomesOf(home), start, 10_000n)).toBe(15_000n);
  expect(winWithinLimit(exposureOf([{ ...away, rtype: 'WBH' }]), outcomesOf(home), start, 10_000n)).toBe(
    1_000n,
  );
});

it('is of goals the largest loss of each, whoever scores the others, beside that of the scores', () => {
  const ofGoal = fc
    .record({ side: fc.constantFrom('H', 'N', 'C'), line: fc.constantFrom('1', '2', '3') })
    .map(({ side, line }): Backed => ({ ...ofNextGoal, rtype: `NG${side}`, line }));
  const some = fc.array(fc.tuple(ofGoal, amount, amount), { maxLength: 5 });
  fc.assert(
    fc.property(sums, some, (all, others) => {
      const start = { score: [0, 0], halfScore: undefined } as const;
      const ofGoals = others.map(([what, risk, win]) => ({ ...what, risk, win }));
      const each = ['1', '2', '3'].map(line => {
        const own = ofGoals.filter(one => one.line === line);
        return worstOf(['H', 'N', 'C'], scorer =>
          own.reduce((sum, one) => sum + lossOf(one, one.rtype.endsWith(scorer) ? 'W' : 'L'), 0n),
        );
      });
      const ofScores = worstOf([...ends([0, 0])], ([half, full]) => lossBy(all, half, full));
      const expected = [...each, ofScores].reduce((sum, loss) => (loss > 0n ? sum + loss : sum), 0n);
      const exposure = exposureOf([...all, ...ofGoals]);
      expect(worstLoss(exposure, start)).toBe((expected + 1n) / 2n);
    }),
    { numRuns: 8 },
  );
  const home = { ...ofNextGoal, rtype: 'NGH', line: '1' };
  const away = { ...ofNextGoal, rtype: 'NGC', line: '1', risk: 5_000n, win: 9_000n };
  const start = { score: [0, 0], halfScore: undefined } as const;
  expect(winWithinLimit(exposureOf([]), outcomesOf(home), start, 10_000n)).toBe(10_000n);
  expect(winWithinLimit(exposureOf([away]), outcomesOf(home), start, 10_000n)).toBe(15_000n);
  expect(winWithinLimit(exposureOf([{ ...away, line: '2' }]), outcomesOf(home), start, 10_000n)).toBe(1_000n);
});

const ofNextGoal = { wtype: 'NG', strong: '', score_at_bet: '' } as const;

const pairs = Array.from({ length: 100 }, (_, at): Score => [Math.floor(at / 10), at % 10]);
function worstOf<End>(possible: readonly End[], lossAt: (end: End) => bigint): bigint {
  return possible.map(lossAt).toSorted((one, other) => Number(other - one))[0]!;
}

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
