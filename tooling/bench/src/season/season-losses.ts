import type { Grade } from '@lobby/betting';
import { bootstrap, type Interval } from '../pricing/pricing-losses.ts';
import type { SettledBet } from './play-season.ts';

/** How much of a stake a grade decides; the rest is returned. */
const decided: Record<Grade, number> = { W: 1, L: 1, LW: 0.5, LL: 0.5, P: 0, D: 0 };

/** What all lost, beside what the house said it keeps, yuan. */
export interface SeasonLosses {
  readonly bets: number;
  readonly stakes: number;
  /** Stakes less what was returned because a line was met. */
  readonly decided: number;
  readonly lost: number;
  /** The stated margin of what was decided. */
  readonly stated: number;
  /** Lost less stated, with the interval that holds it nineteen times in twenty: a bootstrap over matches. */
  readonly difference: number;
  readonly interval: Interval;
}

export function seasonLosses(bets: readonly SettledBet[]): SeasonLosses {
  const byMatch = new Map<string, number>();
  const sum = { stakes: 0, decided: 0, lost: 0, stated: 0 };
  for (const { matchId, risk, net, grade, margin } of bets) {
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
