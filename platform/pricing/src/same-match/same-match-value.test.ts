import { findPick, sameMatchMarkets } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { compareRatio, type Ratio } from '@lobby/money';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import type { OpenLeg } from '../cash-out/leg-value.ts';
import { goalModel } from '../model/price-model.ts';
import { gradedChance } from '../testing/graded-cells.ts';
import { partsOf, someCombination } from '../testing/some-combinations.ts';
import { noInputs } from '../trader/book-inputs.ts';
import { freshMoment, type Moment } from '../trader/moment.ts';

const model = goalModel([]);
const match = testMatch({ expected: [1.7, 1.1] });
const before = freshMoment(match, match.kickoff - 3_600_000, noInputs);
const inPlay = (state: Partial<Moment['state']>): Moment => {
  const reached = { ...before.state, shut: false, ...state };
  return { ...before, state: reached, priced: reached, noise: { total: 0, side: 0 } };
};
const firstHalf = inPlay({ phase: '1H', clock: 20 * 60, score: [0, 1] });
const secondHalf = inPlay({ phase: '2H', clock: 55 * 60, score: [2, 1], halfScore: [1, 0] });

const legOf = (rtype: string, score_at_bet = '', odds = '4.00'): OpenLeg => ({
  ...{ wtype: rtype.startsWith('R') ? 'RSM' : 'SM', rtype, line: '', strong: '', score_at_bet },
  ...{ format: 'E', odds },
});
const worth = (leg: OpenLeg, moment: Moment) => toNumber(model.legValue(leg, match, moment).returns);
const toNumber = ({ n, d }: Ratio) => Number((n * 10n ** 12n) / d) / 1e12;

describe('what a combination is worth', () => {
  it('is its price by the chance that settlement grades it as won, from the score it was bet at', () => {
    const next = seeded('worth as settled');
    for (const [moment, phase, scoreAtBet] of [
      [before, 'pre', undefined],
      [firstHalf, 'pre', undefined],
      [firstHalf, 'live', [0, 0]],
      [secondHalf, 'pre', undefined],
      [secondHalf, 'live', [1, 1]],
    ] as const) {
      const { wtype } = sameMatchMarkets[phase];
      for (let tried = 0; tried < 6; tried++) {
        const { rtype } = someCombination(partsOf(phase), next);
        const bet = { wtype, rtype, line: '', strong: '', scoreAtBet } as const;
        const chances = (['book', 'calm'] as const).map(of => gradedChance(match, moment, bet, of));
        const leg = { ...legOf(rtype, scoreAtBet?.join(':')), wtype };
        expect(worth(leg, moment), rtype).toBeCloseTo(4 * Math.min(...chances), 4);
      }
    }
  });

  it('adds up over what excludes each other to that of the part they share', () => {
    const single = { ...legOf('MH'), wtype: 'M' };
    const parts = worth(legOf('M:MH+OU:OUC@2.5'), before) + worth(legOf('M:MH+OU:OUH@2.5'), before);
    // Each is taken of the lesser of two opinions, so the sum is never above that of the whole.
    expect(parts).toBeLessThanOrEqual(worth(single, before) + 1e-6);
    expect(parts).toBeGreaterThan(worth(single, before) * 0.98);
  });

  it('is certain once no goal can change it, nothing once it is lost, and is asked of the half that is over', () => {
    const valued = (rtype: string) => model.legValue(legOf(rtype), match, secondHalf);
    expect(valued('OU:OUC@1.5+OU:OUC@2.5')).toMatchObject({ certain: true });
    expect(toNumber(valued('OU:OUC@1.5+OU:OUC@2.5').returns)).toBe(4);
    expect(toNumber(valued('M:MH+OU:OUH@2.5').returns)).toBe(0);
    expect(toNumber(valued('HM:HMC+M:MH').returns)).toBe(0);
    expect(compareRatio(valued('HM:HMH+M:MH').returns, valued('M:MH+OU:OUC@2.5').returns)).toBe(0);
  });

  it('is asked for until little more than the whistle is left', () => {
    const { market } = findPick('SM', 'M:MH+OU:OUC@2.5')!;
    const live = sameMatchMarkets.live;
    expect([model.isOffered(market, before), model.isOffered(live, before)]).toEqual([true, false]);
    expect([model.isOffered(market, secondHalf), model.isOffered(live, secondHalf)]).toEqual([false, true]);
    expect(model.isOffered(live, inPlay({ phase: '2H', clock: 94 * 60, score: [0, 0] }))).toBe(false);
  });
});
