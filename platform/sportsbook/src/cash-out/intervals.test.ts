import { expectedReturn, type Grade } from '@lobby/betting';
import { freshMoment, noInputs } from '@lobby/pricing';
import { resultsOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import type { MatchLeg } from '../bets/bets.tables.ts';
import { football } from '../sports/football.ts';
import { legReturns } from './leg-returns.ts';

const minute = 60_000;
const match = testMatch();
const legOf = (wtype: string, rtype: string, line = '', result = '') =>
  // Safe: the rest of a stored leg is not read.
  ({
    ...{ wtype, rtype, line, strong: '', score_at_bet: '', result },
    ...{ price_format: 'E', odds: '1.80' },
  }) as unknown as MatchLeg;
const valueAt = (leg: MatchLeg, at: number) =>
  legReturns(leg, { match, moment: freshMoment(match, match.kickoff + at * minute, noInputs) });

describe('a leg on a quarter of an hour', () => {
  it('has a price until it begins, and then none until it is graded', () => {
    const leg = legOf('I2M', 'I2MN');
    expect(valueAt(leg, -30)).toHaveProperty('returns');
    expect(valueAt(leg, 1)).toHaveProperty('returns');
    expect(valueAt(leg, 16)).toEqual({ refusal: 'closed' });
    expect(valueAt(legOf('I2M', 'I2MN', '', 'L' satisfies Grade), 16)).toEqual({
      returns: expectedReturn({ format: 'E', odds: '1.80', grade: 'L' }, {}),
    });
  });

  it('is worth what it brings on average, within three standard errors over many matches', () => {
    const bets = { over: legOf('I5OU', 'I5OUO', '0.5'), level: legOf('I5M', 'I5MN') };
    const sums = { over: { worth: 0, won: 0 }, level: { worth: 0, won: 0 } };
    const count = 1_500;
    for (let n = 0; n < count; n++) {
      const one = testMatch({ id: String(n) });
      // In play, where no value is held down to the stake.
      const moment = freshMoment(one, one.kickoff + 50 * minute, noInputs);
      const result = resultsOf(one, one.kickoff + 200 * minute).at(-1)!;
      for (const name of ['over', 'level'] as const) {
        const { format, ...leg } = { ...bets[name], format: 'E' as const };
        const { returns } = football.model.legValue({ ...leg, format }, one, moment);
        const { wtype, rtype, line } = leg;
        const grade = football.settlement.grade({ wtype, rtype, line, strong: '' }, result);
        sums[name].worth += Number(returns.n) / Number(returns.d);
        sums[name].won += grade === 'W' ? 1.8 : 0;
      }
    }
    for (const { worth, won } of Object.values(sums))
      expect(Math.abs(worth - won)).toBeLessThan(3 * 0.9 * Math.sqrt(count));
  }, 120_000);
});
