import {
  findPick,
  markets,
  pickOf,
  type SameMatchPart,
  sameMatchGroups,
  sameMatchMarkets,
} from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { goalModel } from '../model/price-model.ts';
import { outcomesOf } from '../risk/outcomes.ts';
import { bestHedge } from '../testing/arbitrage.ts';
import { opposites } from '../testing/extremes.ts';
import { gradedChance } from '../testing/graded-cells.ts';
import { outcomesFrom, type PricedSelection, scoreSelections } from '../testing/selections.ts';
import { partsOf, someCombination } from '../testing/some-combinations.ts';
import { boardOf } from '../trader/board.ts';
import { noInputs } from '../trader/book-inputs.ts';
import { freshMoment, type Moment } from '../trader/moment.ts';
import { sameMatchChances } from './same-match-chances.ts';

const model = goalModel([...new Set(markets.map(({ kind }) => kind))]);
const match = testMatch({ expected: [1.7, 1.1] });
const before = freshMoment(match, match.kickoff - 3_600_000, noInputs);
/** A moment in play with this score: what has happened until then is as in `before`. */
const inPlay = (state: Partial<Moment['state']>): Moment => {
  const reached = { ...before.state, shut: false, ...state };
  return { ...before, state: reached, priced: reached, noise: { total: 0, side: 0 } };
};
const secondHalf = inPlay({ phase: '2H', clock: 55 * 60, score: [1, 0], halfScore: [1, 0] });
const firstHalf = inPlay({ phase: '1H', clock: 20 * 60, score: [0, 1] });

const quote = (rtype: string, moment = before) => {
  const wtype = sameMatchMarkets[moment.state.phase === 'pre' ? 'pre' : 'live'].wtype;
  return model.quoteAt(match, findPick(wtype, rtype)!, 'H', moment);
};

describe('a combination', () => {
  it('costs one margin on its chance, in decimal odds whatever the format of the member', () => {
    const rtype = 'M:MH+OU:OUC@2.5';
    const { groups, chanceOf } = sameMatchChances(match, before, sameMatchGroups(rtype)!);
    const chance = chanceOf(groups);
    expect(chance).toBeGreaterThan(0.2);
    const odds = (Math.floor(100 / (chance * 1.18)) / 100).toFixed(2);
    expect(quote(rtype)).toMatchObject({ quote: { format: 'E', odds, line: '', live: false } });
  });

  it.each([
    ['two scores', 'M:MC+M:MH', 'impossible'],
    ['a score in which one side has not scored, and both have', 'PD:H1C0+TS:Y', 'impossible'],
    ['a draw of one goal each, which is a draw', 'M:MN+PD:H1C1', 'redundant'],
    ['a winner without a goal against, who wins', 'M:MH+WN:WNH', 'redundant'],
    ['a likely winner and almost every number of goals', 'M:MH+OU:OUH@9.5', 'redundant'],
    ['an alternative that cannot win with the others', 'OU:OUC@2.5+PD:H1C0|PD:H2C1', 'impossible'],
    ['an alternative that another one includes', 'M:MH|PD:H1C0+TS:N', 'redundant'],
    ['likely alternatives and almost every number of goals', 'M:MH|M:MN+OU:OUH@9.5', 'redundant'],
  ])('of %s is refused', (_, rtype, refusal) => {
    expect(quote(rtype)).toEqual({ refusal });
  });

  it('is refused when the match has begun, and one of in play before it', () => {
    expect(quote('RM:RMH+ROU:ROUC@2.5', secondHalf)).toHaveProperty('quote');
    const [pre, live] = [findPick('SM', 'M:MH+OU:OUC@2.5')!, findPick('RSM', 'RM:RMH+ROU:ROUC@2.5')!];
    expect(model.quoteAt(match, pre, 'E', secondHalf)).toEqual({ refusal: 'started' });
    expect(model.quoteAt(match, live, 'E', before)).toEqual({ refusal: 'closed' });
    const shut = inPlay({ ...secondHalf.state, shut: true });
    expect(model.quoteAt(match, live, 'E', shut)).toEqual({ refusal: 'suspended' });
  });

  it('has no price when a part is not on the board: its half is over, or its sport does not sell it', () => {
    expect(quote('HRM:HRMH+RM:RMH', secondHalf)).toEqual({ refusal: 'closed' });
    const few = goalModel(['1x2', 'total']);
    expect(few.quoteAt(match, findPick('SM', 'M:MH+TS:Y')!, 'E', before)).toEqual({ refusal: 'closed' });
  });

  it('in play is refused for what goals have decided already', () => {
    expect(quote('RM:RMN+ROU:ROUC@0.5', secondHalf)).toEqual({ refusal: 'redundant' });
    expect(quote('RM:RMN+ROU:ROUH@0.5', secondHalf)).toEqual({ refusal: 'impossible' });
    expect(quote('HRM:HRMC+RPD:H0C0|RPD:H1C1', firstHalf)).toEqual({ refusal: 'impossible' });
  });
});

describe('the price of random combinations', () => {
  it.each([
    ['before the match', before],
    ['in the first half', firstHalf],
    ['in the second half', secondHalf],
  ])(
    '%s is of the cells that settlement would grade as won',
    (_, moment) => {
      const { phase, score } = moment.state;
      const next = seeded('settled as priced');
      const parts = partsOf(phase === 'pre' ? 'pre' : 'live');
      for (let at = 0; at < 10; at++) {
        const { rtype, groups } = someCombination(parts, next);
        const wtype = sameMatchMarkets[phase === 'pre' ? 'pre' : 'live'].wtype;
        const bet = { wtype, rtype, line: '', strong: '', scoreAtBet: score } as const;
        const { groups: bits, chanceOf } = sameMatchChances(match, moment, groups);
        expect(chanceOf(bits), rtype).toBeCloseTo(gradedChance(match, moment, bet), 10);
      }
    },
    120_000,
  );

  it('is never less than that of a part alone, and allows no arbitrage with all singles of any exposure', async () => {
    const next = seeded('combinations and arbitrage');
    for (const moment of [before, firstHalf, secondHalf]) {
      const { state } = moment;
      const boards = [moment, ...opposites(match, state)];
      const singles = boards.flatMap(each => scoreSelections(boardOf(match, each, 'all'), each.priced));
      const parts = partsOf(state.phase === 'pre' ? 'pre' : 'live');
      const combined: PricedSelection[] = [];
      for (let tries = 0; combined.length < 60 && tries < 3_000; tries++) {
        const { rtype, groups } = someCombination(parts, next);
        for (const board of boards) {
          const answer = quote(rtype, board);
          if (!('quote' in answer)) break;
          const { odds } = answer.quote;
          const { wtype } = findPick(state.phase === 'pre' ? 'SM' : 'RSM', rtype)!.market;
          combined.push({ wtype, rtype, line: '', strong: '', format: 'E', odds, scoreAtBet: state.score });
          for (const alone of groups.flatMap(group => stakeOnSingles(group, board)))
            expect(Number(odds) * alone, rtype).toBeGreaterThan(1);
        }
      }
      expect(combined.length).toBeGreaterThanOrEqual(60);
      const hedge = await bestHedge([...singles, ...combined], outcomesFrom(state, 7));
      expect(hedge.limit, hedge.stakes.map(({ selection }) => selection.rtype).join()).toBeLessThan(0);
    }
  }, 300_000);
});

/** What must be staked on singles for a payout of one when any of a group wins; nothing while one has no price. */
function stakeOnSingles(group: readonly SameMatchPart[], board: Moment): number[] {
  const prices = group.map(part => model.quoteAt(match, part, 'E', board, { ...pickOf(part), slack: 0 }));
  const stakes = prices.flatMap(alone => ('quote' in alone ? [1 / Number(alone.quote.odds)] : []));
  return stakes.length < group.length ? [] : [stakes.reduce((sum, stake) => sum + stake)];
}

describe('the outcomes of a combination, for liability', () => {
  const outcomes = (rtype: string) =>
    outcomesOf({ wtype: 'SM', rtype, line: '', strong: '', score_at_bet: '' });

  it('are those of the score that decides all its parts', () => {
    const { part, grades } = outcomes('M:MH+OU:OUC@2.5');
    expect(part).toBe('full');
    expect([grades[2 * 13 + 1], grades[2 * 13], grades[13 + 2]]).toEqual(['W', 'L', 'L']);
    expect(outcomes('HM:HMH+HOU:HOUC@1.5').part).toBe('half');
  });

  it('of both halves are won at every final score at which some half-time score wins', () => {
    const { part, grades } = outcomes('HM:HMH+M:MC');
    expect(part).toBe('full');
    expect([grades[13 + 2], grades[3], grades[13]]).toEqual(['W', 'L', 'L']);
  });
});
