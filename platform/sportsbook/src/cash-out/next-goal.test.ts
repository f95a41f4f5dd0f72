import { expectedReturn, type Grade } from '@lobby/betting';
import { freshMoment, noInputs } from '@lobby/pricing';
import { timelineOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import type { MatchLeg } from '../bets/bets.tables.ts';
import { football } from '../sports/football.ts';
import { legReturns } from './leg-returns.ts';

const minute = 60_000;
const odds = '2.50';
const legOf = (rtype: string, line: string, result = '') =>
  // Safe: the rest of a stored leg is not read.
  ({
    ...{ wtype: rtype.slice(0, -1), rtype, line, strong: '', score_at_bet: '', result },
    ...{ price_format: 'E', odds },
  }) as unknown as MatchLeg;

describe('a leg on the next goal', () => {
  const match = [1, 2, 3, 4, 5, 6, 7, 8]
    .map(id => testMatch({ id: String(id), expected: [1.9, 1.6] }))
    .find(one => firstGoalOf(one) > one.kickoff + 10 * minute)!;
  const valueAt = (leg: MatchLeg, at: number) =>
    legReturns(leg, { match, moment: freshMoment(match, at, noInputs) });

  it('has a price until the goal falls, and then none until it is graded', () => {
    const leg = legOf('NGH', '1');
    expect(valueAt(leg, match.kickoff - 30 * minute)).toHaveProperty('returns');
    expect(valueAt(leg, match.kickoff + 5 * minute)).toHaveProperty('returns');
    const later = firstGoalOf(match) + 3 * minute;
    expect(valueAt(leg, later)).toEqual({ refusal: 'closed' });
    expect(valueAt(legOf('NGH', '1', 'W' satisfies Grade), later)).toEqual({
      returns: expectedReturn({ format: 'E', odds, grade: 'W' }, {}),
    });
  });

  it('has no price once the goal before it was taken back', () => {
    expect(valueAt(legOf('RNGC', '2'), match.kickoff + 5 * minute)).toEqual({ refusal: 'closed' });
  });

  it('is worth what it brings on average, within three standard errors over many matches', () => {
    const sums = { H: { worth: 0, won: 0 }, N: { worth: 0, won: 0 }, C: { worth: 0, won: 0 } };
    const count = 1_500;
    for (let n = 0; n < count; n++) {
      const one = testMatch({ id: String(n) });
      const now = one.kickoff + 50 * minute;
      // In play, where no value is held down to the stake.
      const moment = freshMoment(one, now, noInputs);
      const { score } = moment.state;
      const next = timelineOf(one).incidents.find(
        ({ kind, confirmedAt }) => kind === 'goal' && confirmedAt > now,
      );
      for (const side of ['H', 'N', 'C'] as const) {
        const leg = { ...legOf(`RNG${side}`, String(score[0] + score[1] + 1)), format: 'E' as const };
        const { returns } = football.model.legValue(leg, one, moment);
        sums[side].worth += Number(returns.n) / Number(returns.d);
        sums[side].won += (next?.side ?? 'N') === side ? Number(odds) : 0;
      }
    }
    for (const { worth, won } of Object.values(sums))
      expect(Math.abs(worth - won)).toBeLessThan(3 * (Number(odds) / 2) * Math.sqrt(count));
  }, 120_000);
});

function firstGoalOf(match: ReturnType<typeof testMatch>): number {
  return timelineOf(match).incidents.find(({ kind }) => kind === 'goal')?.confirmedAt ?? 0;
}
