import { matchSpan } from '@lobby/fixtures';
import {
  acceptanceDelay,
  type BookInputs,
  freshMoment,
  momentAt,
  noInputs,
  quoteAt,
  selectionOf,
} from '@lobby/pricing';
import { stateAt, timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { sportOf } from '../sports/sports.ts';
import { judge, type WaitingBet } from './waiting/judge-waiting.ts';

const match = quiet({ speed: 60 });
const at = match.kickoff + (20 * 60_000) / match.speed;
const over = selectionOf({ wtype: 'ROU', rtype: 'ROUC', chose_team: 'C' })!;
const under = selectionOf({ wtype: 'ROU', rtype: 'ROUH', chose_team: 'H' })!;

/** A match in whose first half hour nothing happens. */
function quiet(parts: Partial<TestMatch>): TestMatch {
  for (let id = 1; ; id++) {
    const one = testMatch({ id: String(id), ...parts });
    const until = one.kickoff + (30 * 60_000) / one.speed;
    if (timelineOf(one).incidents.every(incident => incident.shutFrom > until)) return one;
  }
}

function quoted(selection = over, line?: { line: string; strong: '' }) {
  const own = line && { ...line, slack: 0 };
  const answer = quoteAt(match, selection, 'H', freshMoment(match, at, noInputs), own);
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer.quote;
}

type Due = WaitingBet & { readonly confirm_at: bigint };

/** A bet that is due at `at`, on over at the price of then, but for `parts`. */
function waiting(parts: Partial<Due> = {}): Due {
  const quote = quoted();
  const price = { odds_format: 'H', price_format: 'H', odds: quote.odds, policy: 'better' } as const;
  const what = { wtype: 'ROU', rtype: 'ROUC', line: quote.line, strong: quote.strong } as const;
  const money = { stake: 10_000n, risk: 10_000n, win: 9_000n };
  const time = { confirm_at: BigInt(at), state_version: BigInt(quote.stateVersion) };
  return { ...what, ...price, ...money, ...time, ...parts };
}
/** What becomes of a bet by the rows that hold at the moment it is due. */
const judged = (bet: Due, inputs: BookInputs) =>
  judge(bet, match, freshMoment(match, Number(bet.confirm_at), inputs));
const moved = (change: number, odds = quoted().odds) => (Number(odds) + change).toFixed(2);

describe('a waiting bet', () => {
  it('is accepted at its own price when the current price of its line is the same or better', () => {
    expect(judged(waiting(), noInputs)).toMatchObject({ accepted: { odds: quoted().odds } });
    const cheap = waiting({ odds: moved(-0.03), policy: 'never' });
    expect(judged(cheap, noInputs)).toEqual({ accepted: { odds: cheap.odds, win: cheap.win } });
  });

  it.each(['better', 'all'] as const)(
    'is accepted at the better current price under the policy %s',
    policy => {
      const cheap = waiting({ odds: moved(-0.03), policy });
      expect(judged(cheap, noInputs)).toMatchObject({ accepted: { odds: quoted().odds } });
    },
  );

  it('whose price got worse is rejected, or accepted at the current price under the policy all', () => {
    const dear = moved(0.03);
    expect(judged(waiting({ odds: dear }), noInputs)).toEqual({ refused: 'odds-changed' });
    expect(judged(waiting({ odds: dear, policy: 'never' }), noInputs)).toEqual({
      refused: 'odds-changed',
    });
    expect(judged(waiting({ odds: dear, policy: 'all' }), noInputs)).toMatchObject({
      accepted: { odds: quoted().odds },
    });
  });

  it('is decided on its own line when the board shows another, so that a moved line is no free option', () => {
    // One goal to come was the line before; the board shows more now, and over one goal pays far less.
    const own = { line: '1.5', strong: '' } as const;
    expect(quoted().line).not.toBe(own.line);
    const fair = quoted(over, own).odds;
    expect(judged(waiting({ ...own, odds: quoted().odds }), noInputs)).toEqual({
      refused: 'odds-changed',
    });
    expect(judged(waiting({ ...own, odds: fair }), noInputs)).toMatchObject({ accepted: { odds: fair } });
  });

  it('whose held amount would change with the price keeps its price or is rejected', () => {
    // Malay: the stake is what is won, and the price decides what is held.
    const malay = { odds_format: 'M', price_format: 'M', odds: '-0.40', policy: 'all' } as const;
    const money = { stake: 10_000n, risk: 4_000n, win: 10_000n };
    expect(judged(waiting({ ...malay, ...money }), noInputs)).toEqual({ refused: 'odds-changed' });
  });

  it.each([
    ['over', over],
    ['under', under],
  ])('on %s is rejected when anything happened since the state the member saw', (_, { pick }) => {
    const goal = timelineOf(match).incidents[0]!;
    const seen = stateAt(match, goal.shutFrom - 1).since;
    const due = goal.shutUntil + 1;
    const bet = waiting({
      rtype: pick.rtype,
      odds: '0.01',
      confirm_at: BigInt(due),
      state_version: BigInt(seen),
    });
    expect(judged(bet, noInputs)).toEqual({ refused: 'suspended' });
    const changed: BookInputs = { ...noInputs, operatorAt: at, changedAt: at };
    expect(judged(waiting({ rtype: pick.rtype, odds: '0.01' }), changed)).toEqual({
      refused: 'suspended',
    });
  });

  it('waits three seconds of match time, and prices are fixed for six, at any speed', () => {
    for (const [speed, wait] of [
      [1, 3_000],
      [10, 300],
      [36, 83],
      [60, 50],
    ] as const) {
      expect(acceptanceDelay({ speed }, sportOf(match).clock.betsWait)).toBe(wait);
      expect(matchSpan({ speed }, 6)).toBe(Math.round(Math.max(50, 6_000 / speed)));
    }
    const stands = matchSpan(match, 6);
    const versions = Array.from({ length: 50 }, (_, n) => momentAt(match, at + n * stands, noInputs).ver);
    expect(new Set(versions).size).toBe(50);
  });
});
