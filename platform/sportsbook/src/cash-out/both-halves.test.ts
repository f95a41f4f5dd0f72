import { freshMoment, noInputs } from '@lobby/pricing';
import { timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import type { MatchLeg } from '../bets/bets.tables.ts';
import { legReturns } from './leg-returns.ts';

const legOf = (wtype: string, rtype: string) =>
  // Safe: the rest of a stored leg is not read.
  ({
    ...{ wtype, rtype, line: '', strong: '', score_at_bet: '', result: '' },
    ...{ price_format: 'E', odds: '2.50' },
  }) as unknown as MatchLeg;

describe('a leg that both halves decide', () => {
  const match = testMatch({ id: '1', real: { half: [1, 0], full: [1, 0] } });
  const { firstHalfEnd, secondHalfStart } = timelineOf(match);
  const showsNoHalf: TestMatch = {
    ...match,
    stateAt: at => ({ ...match.stateAt(at), halfScore: undefined }),
  };
  const valueIn = (one: TestMatch, at: number, leg: MatchLeg) =>
    legReturns(leg, { match: one, moment: freshMoment(one, at, noInputs) });

  it('is bought back for what it wins once the half that is shown decides it', () => {
    for (const at of [firstHalfEnd + 1_000, secondHalfStart + 1_000]) {
      const value = valueIn(match, at, legOf('WE', 'WEH'));
      expect('returns' in value && Number(value.returns.n) / Number(value.returns.d)).toBe(2.5);
    }
  });

  it.each([
    ['WE', 'WEH'],
    ['MG', 'MG1H'],
    ['F', 'FHH'],
    ['SM', 'HM:HMH+M:MH'],
  ])('of a feed that shows no score at half-time has no price after it: %s %s', (wtype, rtype) => {
    const leg = legOf(wtype, rtype);
    expect(valueIn(showsNoHalf, match.kickoff - 60_000, leg)).toHaveProperty('returns');
    for (const at of [firstHalfEnd + 1_000, secondHalfStart + 1_000])
      expect(valueIn(showsNoHalf, at, leg)).toEqual({ refusal: 'closed' });
  });
});
