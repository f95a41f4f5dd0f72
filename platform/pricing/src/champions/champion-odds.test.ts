import { type FinalGoals, titleChances } from '@lobby/leagues';
import { testMatch } from '@lobby/simulation/testing/match';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unadjustedChances } from '../trader/book.ts';
import { noInputs } from '../trader/book-inputs.ts';
import { freshMoment } from '../trader/moment.ts';
import { championOdds, overround } from './champion-odds.ts';

const over = (home: number, away: number): FinalGoals => ({
  score: [home, away],
  toCome: Float64Array.of(1),
});

/** Up to two more goals of each side, by weights. */
const running = (score: readonly [number, number], weights: readonly number[]): FinalGoals => {
  const sum = weights.reduce((all, one) => all + one, 0);
  return { score, toCome: Float64Array.from(weights, weight => weight / sum) };
};

/** The same by listing every way in which all matches may end. */
function listed(matches: readonly FinalGoals[]) {
  const sums = matches.map(() => ({ home: { top: 0, share: 0 }, away: { top: 0, share: 0 } }));
  const end = (ends: (readonly [number, number])[], chance: number): void => {
    const match = matches[ends.length];
    if (match) {
      const width = Math.round(Math.sqrt(match.toCome.length));
      match.toCome.forEach((cell, at) => {
        const goals = [match.score[0] + Math.floor(at / width), match.score[1] + (at % width)] as const;
        end([...ends, goals], chance * cell);
      });
      return;
    }
    const most = Math.max(...ends.flat());
    const winners = ends.flat().filter(goals => goals === most).length;
    for (const [at, [home, away]] of ends.entries()) {
      for (const [side, goals] of [
        ['home', home],
        ['away', away],
      ] as const) {
        if (goals !== most) continue;
        sums[at]![side].top += chance;
        sums[at]![side].share += chance / winners;
      }
    }
  };
  end([], 1);
  return sums;
}

const score = fc.tuple(fc.nat(4), fc.nat(4));
const match = fc.record({
  score,
  weights: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 9, maxLength: 9 }),
});
const rounds = fc.array(match, { minLength: 1, maxLength: 3 });
const read = (round: readonly { score: [number, number]; weights: number[] }[]) =>
  round.map(({ score, weights }) => running(score, weights));
const clubs = (chances: ReturnType<typeof titleChances>) => chances.flatMap(({ home, away }) => [home, away]);

describe('the chances of the title', () => {
  it('are those of every way in which the matches may end', () => {
    fc.assert(
      fc.property(rounds, round => {
        const [counted, expected] = [clubs(titleChances(read(round))), clubs(listed(read(round)))];
        counted.forEach(({ top, share }, at) => {
          expect(top).toBeCloseTo(expected[at]!.top, 10);
          expect(share).toBeCloseTo(expected[at]!.share, 10);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('sum to one', () => {
    fc.assert(
      fc.property(rounds, round => {
        const sum = clubs(titleChances(read(round))).reduce((all, { share }) => all + share, 0);
        expect(sum).toBeCloseTo(1, 10);
      }),
    );
  });

  it('are decided when all matches are over, and shared by equal clubs', () => {
    const [first, second] = titleChances([over(3, 0), over(1, 3)]);
    expect(first).toEqual({ home: { top: 1, share: 0.5 }, away: { top: 0, share: 0 } });
    expect(second).toEqual({ home: { top: 0, share: 0 }, away: { top: 1, share: 0.5 } });
  });

  it('never fall with a goal of the club', () => {
    fc.assert(
      fc.property(rounds, ([first, ...rest]) => {
        const before = titleChances(read([first!, ...rest]))[0]!.home.share;
        const [home, away] = first!.score;
        const after = titleChances(read([{ ...first!, score: [home + 1, away] }, ...rest]))[0]!.home.share;
        expect(after).toBeGreaterThanOrEqual(before - 1e-12);
      }),
    );
  });

  it('are equal for equal clubs', () => {
    const even = () => running([1, 1], [4, 2, 1, 2, 3, 1, 1, 1, 1]);
    const [first, second] = titleChances([even(), even()]);
    expect(first!.home.share).toBeCloseTo(second!.away.share, 12);
    expect(first!.home).toEqual(second!.home);
  });
});

describe('the odds of the title', () => {
  const returned = (odds: string, { top, share }: { top: number; share: number }) =>
    top + (Number(odds) - 1) * share;

  it('return less than the stake in the mean, so that no stakes on several runners win in every outcome', () => {
    fc.assert(
      fc.property(rounds, round => {
        for (const chance of clubs(titleChances(read(round)))) {
          const odds = championOdds(chance);
          if (odds !== '') expect(returned(odds, chance)).toBeLessThanOrEqual(1 / (1 + overround) + 1e-9);
        }
      }),
    );
  });

  it('of all runners of a round before its first match are more than one in the sum of their inverses', () => {
    const kickoff = Date.UTC(2026, 10, 20, 12);
    const round = Array.from({ length: 8 }, (_, at) =>
      testMatch({ id: `77${at}`, kickoff, expected: [1 + at / 5, 1.9 - at / 7] }),
    ).map(one => {
      const moment = freshMoment(one, kickoff - 60_000, noInputs);
      return { score: moment.state.score, toCome: unadjustedChances(one, moment).full.cells };
    });
    const odds = clubs(titleChances(round)).map(championOdds);
    expect(odds).not.toContain('');
    const sum = odds.reduce((all, one) => all + 1 / Number(one), 0);
    expect(sum).toBeGreaterThan(1);
    // Prices of a book, not of a lottery: the favourite short, the last long.
    const sorted = odds.map(Number).sort((one, two) => one - two);
    expect(sorted[0]).toBeLessThan(8);
    expect(sorted.at(-1)).toBeLessThanOrEqual(101);
  });

  it.each([
    [{ top: 0.5, share: 0.5 }, '1.73'],
    [{ top: 0.25, share: 0.15 }, '5.10'],
    [{ top: 0.2, share: 0.1 }, '7.60'],
    [{ top: 0.06, share: 0.03 }, '27.00'],
    [{ top: 0.004, share: 0.001 }, '101.00'],
    [{ top: 0.99, share: 0.5 }, ''],
    [{ top: 0.0001, share: 0.0001 }, ''],
  ])('of %j are %s', (chance, odds) => {
    expect(championOdds(chance)).toBe(odds);
  });
});
