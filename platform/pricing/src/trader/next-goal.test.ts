import { gradeMarket, intervalOf, marketByWtype, markets, type TimedGoal } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestHedgeBy } from '../testing/arbitrage.ts';
import { opposites } from '../testing/extremes.ts';
import { type Outcome, outcomesFrom, pricedSelections } from '../testing/selections.ts';
import { boardOf } from './board.ts';
import { openBook } from './book.ts';
import { noInputs } from './book-inputs.ts';
import { jointDistributionOf } from './joint-distribution.ts';
import { freshMoment, type Moment, momentAt } from './moment.ts';
import { quoteAt } from './quote.ts';

const minute = 60_000;
const goalsOf = (match: TestMatch) => timelineOf(match).incidents.filter(({ kind }) => kind === 'goal');
const after = (match: TestMatch, minutes: number) => match.kickoff + minutes * minute;

describe('the chances of who scores next', () => {
  it('are those of two Poisson processes whose rates have one proportion', () => {
    const mean = fc.double({ min: 0.01, max: 1.2, noNaN: true });
    fc.assert(
      fc.property(mean, mean, fc.double({ min: 0, max: 1.2, noNaN: true }), (home, away, later) => {
        const { nextGoal } = jointDistributionOf({
          expectedGoals: { first: [home, away], second: [home * later, away * later] },
          ...{ score: [0, 0], halfScore: undefined, rho: 0, adjustment: undefined },
        });
        const none = Math.exp(-(home + away) * (1 + later));
        expect(nextGoal[0]).toBeCloseTo(((1 - none) * home) / (home + away), 4);
        expect(nextGoal[1]).toBeCloseTo(none, 4);
        expect(nextGoal[2]).toBeCloseTo(((1 - none) * away) / (home + away), 4);
      }),
    );
  });

  it('add up to 1, nobody being as likely as the present score is to stand, adjustments and all', () => {
    const match = testMatch();
    for (const at of [-60, 10, 40, 50, 80]) {
      const { state } = freshMoment(match, after(match, at), noInputs);
      for (const moment of opposites(match, state)) {
        const { nextGoal, full } = openBook(match, moment);
        expect(nextGoal.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(nextGoal[1]).toBeCloseTo(full.grid.cells[0]!, 12);
      }
    }
  });

  it('come true as often as they say, within three standard errors', () => {
    const count = 2_000;
    for (const at of [-1, 20, 55, 80]) {
      const sums = { H: { came: 0, thought: 0 }, N: { came: 0, thought: 0 }, C: { came: 0, thought: 0 } };
      for (let n = 0; n < count; n++) {
        const match = testMatch({ id: String(n), expected: [1.7, 1.1] });
        const now = after(match, at);
        const moment = freshMoment(match, now, noInputs);
        const { nextGoal } = openBook(match, moment);
        const next = goalsOf(match).find(({ confirmedAt }) => confirmedAt > now)?.side ?? 'N';
        sums[next].came += 1;
        (['H', 'N', 'C'] as const).forEach((side, place) => {
          sums[side].thought += nextGoal[place]!;
        });
      }
      for (const [side, { came, thought }] of Object.entries(sums)) {
        const spread = Math.sqrt((thought * (count - thought)) / count);
        expect(Math.abs(came - thought), `${side} from minute ${at}`).toBeLessThan(3 * spread);
      }
    }
  }, 120_000);
});

describe('the market of the next goal', () => {
  const match = testMatch();
  const live = marketByWtype('RNG')!;
  const [pick] = live.picks;
  const moment = momentAt(match, after(match, 55), noInputs);
  const goals = moment.state.score[0] + moment.state.score[1];
  const quoteOf = (line: string) =>
    quoteAt(match, { market: live, pick: pick! }, 'E', moment, { line, strong: '', slack: 0 });

  it('has the number of the goal as its line, and no price for any other', () => {
    expect(boardOf(match, moment, 'all')).toHaveProperty('ratio_rng', String(goals + 1));
    expect(quoteOf(String(goals + 1))).toHaveProperty('quote.line', String(goals + 1));
    expect(quoteOf(String(goals + 2))).toEqual({ refusal: 'suspended' });
    expect(quoteOf(String(goals))).toEqual({ refusal: 'suspended' });
  });

  it('is in no list', () => {
    const listed = Object.keys(boardOf(match, moment, 'main'));
    const fields = markets.filter(({ kind }) => kind === 'next-goal').flatMap(({ picks }) => picks);
    expect(fields.filter(({ priceField }) => listed.includes(priceField))).toEqual([]);
  });

  it('allows no arbitrage with all others, whoever scores first of those that still score', async () => {
    const next = seeded('boards of next goals');
    let looked = 0;
    for (let n = 0; n < 6; n++) {
      const one = testMatch({ id: String(n), expected: [0.4 + 2.5 * next(), 0.4 + 2 * next()] });
      const now = after(one, n < 2 ? -30 : 90 * next());
      const { state } = momentAt(one, now, noInputs);
      if (state.shut || state.phase === 'over') continue;
      // Prices of all processes and moments together, as far apart as anything takes them.
      const selections = opposites(one, state).flatMap(each => selectionsOf(one, each));
      expect(selections.filter(({ wtype }) => /^R?NG$/.test(wtype)).length).toBeGreaterThan(4);
      const ways = outcomesFrom(state, 5).flatMap(outcome => waysTo(outcome, state.incidents ?? []));
      const hedge = await bestHedgeBy(selections, ways, (bet, way) => gradeMarket(bet, way) ?? 'D');
      expect(hedge.limit, hedge.stakes.map(({ selection }) => selection.rtype).join()).toBeLessThan(0);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(3);
  }, 300_000);
});

const selectionsOf = (match: TestMatch, moment: Moment) =>
  pricedSelections(boardOf(match, moment, 'all'), moment.priced).filter(
    ({ wtype }) => intervalOf(marketByWtype(wtype)!.period) === undefined,
  );

/** The ways in which a match may come to an outcome, by who scores next. */
function waysTo(
  { half, full }: Outcome,
  incidents: readonly { readonly kind: string; readonly side: 'H' | 'C'; readonly minute: string }[],
): (Outcome & { readonly goals: readonly TimedGoal[] })[] {
  const fallen = incidents.filter(({ kind }) => kind === 'goal');
  const of = (side: 'H' | 'C', goals: readonly TimedGoal[]) =>
    goals.filter(goal => goal.side === side).length;
  const inHalf = fallen.filter(goal => Number.parseInt(goal.minute, 10) <= 45);
  const rest = (score: readonly [number, number], from: readonly TimedGoal[], at: string) =>
    (['H', 'C'] as const).flatMap((side, place) =>
      Array.from({ length: score[place]! - of(side, from) }, () => ({ side, minute: at })),
    );
  const first = rest(half, inHalf, '45+9');
  const second = rest(
    [full[0] - half[0], full[1] - half[1]],
    fallen.filter(goal => !inHalf.includes(goal)),
    '90+9',
  );
  const [toCome, later] = first.length > 0 ? [first, second] : [second, []];
  const sides = new Set(toCome.map(({ side }) => side));
  if (sides.size < 2) return [{ half, full, goals: [...fallen, ...toCome, ...later] }];
  return [toCome, toCome.toReversed()].map(order => ({ half, full, goals: [...fallen, ...order, ...later] }));
}
