import type { Grade } from '@lobby/betting';
import { bootstrap, type Interval } from '../pricing/pricing-losses.ts';
import type { SettledTicket } from './settled-tickets.ts';

/** The part of a stake that a grade decides; the rest is returned. */
const decided: Record<Grade, number> = { W: 1, L: 1, LW: 0.5, LL: 0.5, P: 0, D: 0 };

/** The losses of all bots by singles and the house's stated margin, yuan. */
export interface SeasonLosses {
  readonly bets: number;
  readonly stakes: number;
  /** Stakes minus the amounts returned as a push. */
  readonly decided: number;
  readonly lost: number;
  /** The stated margin of the decided amounts. */
  readonly stated: number;
  /** Lost minus stated, with its 95 % interval: a bootstrap over matches. */
  readonly difference: number;
  readonly interval: Interval;
}

/** Singles alone: one series stands on several matches, over which the interval could not be taken. */
export function seasonLosses(tickets: readonly SettledTicket[]): SeasonLosses {
  const bets = tickets.filter(({ kind }) => kind === 'single');
  const byMatch = new Map<string, number>();
  const sum = { stakes: 0, decided: 0, lost: 0, stated: 0 };
  for (const { risk, net, legs } of bets) {
    // Safe: a single has a leg.
    const { matchId, grade, margin } = legs[0]!;
    const part = risk * decided[grade];
    sum.stakes += risk;
    sum.decided += part;
    sum.lost -= net;
    sum.stated += part * margin;
    byMatch.set(matchId, (byMatch.get(matchId) ?? 0) - net - part * margin);
  }
  const matches = [...byMatch.values()];
  const { low, high } = bootstrap(matches);
  return {
    bets: bets.length,
    ...sum,
    difference: sum.lost - sum.stated,
    interval: { low: low * matches.length, high: high * matches.length },
  };
}
