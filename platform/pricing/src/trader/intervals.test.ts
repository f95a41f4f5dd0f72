import {
  gradeMarket,
  type IntervalPeriod,
  intervalAt,
  intervalOf,
  intervalPeriods,
  isOfFirstHalf,
  markets,
  type TimedGoal,
} from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { resultsOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestHedgeBy } from '../testing/arbitrage.ts';
import { pricedSelections } from '../testing/selections.ts';
import { boardOf, isOffered } from './board.ts';
import { openBook } from './book.ts';
import { noInputs } from './book-inputs.ts';
import { shareOfInterval } from './goal-rates.ts';
import { gridOf, gridSize, mostGoals, poisson, thinned } from './grid/grid.ts';
import { freshMoment, momentAt } from './moment.ts';

const meanOf = (row: Float64Array) => row.reduce((sum, chance, goals) => sum + chance * goals, 0);
const minute = 60_000;
const ofIntervals = markets.filter(({ period }) => intervalOf(period) !== undefined);

describe('the goals of an interval', () => {
  it('are Poisson with its share of the goals, where those of the match are', () => {
    const mean = fc.double({ min: 0.05, max: 2, noNaN: true });
    fc.assert(
      fc.property(mean, mean, fc.double({ min: 0, max: 1, noNaN: true }), (home, away, share) => {
        const [h, c] = [poisson(home), poisson(away)];
        const weights = new Float64Array(gridSize);
        for (const [at, one] of h.entries())
          for (const [beside, other] of c.entries()) weights[at * (mostGoals + 1) + beside] = one * other;
        const grid = gridOf(
          weights,
          weights.reduce((sum, weight) => sum + weight, 0),
        );
        const part = thinned(grid, share);
        for (const goals of [0, 1, 2]) {
          expect(part.home[goals]).toBeCloseTo(poisson(home * share)[goals] ?? 0, 5);
          expect(part.away[goals]).toBeCloseTo(poisson(away * share)[goals] ?? 0, 5);
        }
        expect(part.totals.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('of all six are those of the match, before it and at half-time', () => {
    for (const at of [-60, 55]) {
      const match = testMatch();
      const moment = momentAt(match, match.kickoff + at * minute, noInputs);
      const book = openBook(match, moment);
      const open = intervalPeriods.filter(interval => at < 0 || !isOfFirstHalf(interval));
      const sum = open.reduce((goals, interval) => goals + meanOf(book.interval(interval).grid.totals), 0);
      expect(sum).toBeCloseTo(meanOf(book.full.grid.totals), 6);
      expect(open.reduce((all, interval) => all + shareOfInterval(interval, moment.priced), 0)).toBeCloseTo(
        1,
        9,
      );
    }
  });

  it('are as many as matches have, and as often none, within three standard errors', () => {
    const count = 3_000;
    const sums = new Map(
      intervalPeriods.map(interval => [interval, { goals: 0, none: 0, thought: 0, thoughtNone: 0 }]),
    );
    for (let n = 0; n < count; n++) {
      const match = testMatch({ id: String(n), expected: [1.7, 1.1] });
      const moment = freshMoment(match, match.kickoff - minute, noInputs);
      const goals = resultsOf(match, match.kickoff + 200 * minute).at(-1)?.goals ?? [];
      for (const interval of intervalPeriods) {
        const fell = goals.filter(goal => intervalAt(goal.minute) === interval).length;
        const { totals } = openBook(match, moment).interval(interval).grid;
        const sum = sums.get(interval)!;
        sum.goals += fell;
        sum.none += fell === 0 ? 1 : 0;
        sum.thought += meanOf(totals);
        sum.thoughtNone += totals[0]!;
      }
    }
    for (const [interval, { goals, none, thought, thoughtNone }] of sums) {
      expect(Math.abs(goals - thought), `goals of ${interval}`).toBeLessThan(3 * Math.sqrt(thought));
      const spread = Math.sqrt((thoughtNone * (count - thoughtNone)) / count);
      expect(Math.abs(none - thoughtNone), `none in ${interval}`).toBeLessThan(3 * spread);
    }
  }, 120_000);
});

describe('a market of an interval', () => {
  const match = testMatch();
  const offeredAt = (at: number) => {
    const moment = freshMoment(match, match.kickoff + at * minute, noInputs);
    return new Set(
      ofIntervals.filter(market => isOffered(market, moment)).map(({ period }) => intervalOf(period)),
    );
  };

  it.each([
    [-30, [1, 2, 3, 4, 5, 6]],
    [0.1, [2, 3, 4, 5, 6]],
    [14.9, [2, 3, 4, 5, 6]],
    [15, [3, 4, 5, 6]],
    [31, [4, 5, 6]],
    [52, [4, 5, 6]],
  ])('is on the board until its interval begins: at %d minutes those of %j are', (at, open) => {
    expect([...offeredAt(at)]).toEqual(open);
  });

  it('is not on the board of a feed that reports no times of goals', () => {
    const moment = freshMoment(match, match.kickoff - minute, noInputs);
    const untimed = { ...moment, state: { ...moment.state, incidents: undefined } };
    expect(ofIntervals.filter(market => isOffered(market, untimed))).toEqual([]);
  });

  it('allows no arbitrage with all others, over the ways goals can fall into the intervals', async () => {
    const next = seeded('boards of intervals');
    for (let n = 0; n < 6; n++) {
      const one = testMatch({ id: String(n), expected: [0.4 + 2.5 * next(), 0.4 + 2 * next()] });
      const before = momentAt(one, one.kickoff - Math.round(60 * next() * minute), noInputs);
      const selections = pricedSelections(boardOf(one, before, 'all'), before.priced);
      expect(selections.filter(({ wtype }) => /^I\dM$/.test(wtype)).length).toBe(18);
      const hedge = await bestHedgeBy(selections, ways, (bet, way) => gradeMarket(bet, way) ?? 'D');
      expect(hedge.limit, hedge.stakes.map(({ selection }) => selection.rtype).join()).toBeLessThan(0);
    }
  }, 300_000);
});

/**
 * All ways in which up to three goals can fall, and some of those of more. Leaving out others can only make an arbitrage
 * look easier, so none here is none at all.
 */
const ways = [...combinations(places(), 3), ...manyGoals(3_000)].map(goals => {
  const score = (isCounted: (interval: IntervalPeriod) => boolean) => {
    const counted = goals.filter(goal => isCounted(intervalAt(goal.minute)!));
    const of = (side: 'H' | 'C') => counted.filter(goal => goal.side === side).length;
    return [of('H'), of('C')] as const;
  };
  return { goals, half: score(isOfFirstHalf), full: score(() => true) };
});

function* manyGoals(count: number): Generator<readonly TimedGoal[]> {
  const next = seeded('ways of many goals');
  for (let n = 0; n < count; n++)
    yield Array.from({ length: 4 + (n % 6) }, () => places()[Math.floor(12 * next())]!);
}

function places(): TimedGoal[] {
  return intervalPeriods.flatMap(interval =>
    (['H', 'C'] as const).map(side => ({ side, minute: String(intervalOf(interval)! * 15) })),
  );
}

function* combinations(from: readonly TimedGoal[], most: number): Generator<readonly TimedGoal[]> {
  yield [];
  if (most === 0) return;
  for (let at = 0; at < from.length; at++)
    for (const rest of combinations(from.slice(at), most - 1)) yield [from[at]!, ...rest];
}
