import { type Match, paced } from '../../sim/match.ts';
import { type MatchState, stateAt } from '../../sim/match-state.ts';
import { chance } from '../../sim/random.ts';

/** A match as the book sees it: what is known now, and the moment its prices were made. */
export interface Moment {
  readonly state: MatchState;
  /** The state the prices are made from: the same score and phase, a clock of a few seconds ago. */
  readonly priced: MatchState;
  /** When the prices were made, server time. */
  readonly pricedAt: number;
  /** Grows with every change; two processes at the same moment say the same. */
  readonly ver: number;
}

/** How long a price stands: most of a minute before the match, some seconds in play. */
function stands(match: Match, state: MatchState): number {
  return state.phase === 'pre' ? Math.max(10_000, paced(match, 40)) : Math.max(2_000, paced(match, 6));
}

/** The moment prices of `now` belong to. Pure; changes only when a price period or an event begins. */
export function momentAt(match: Match, now: number): Moment {
  const state = stateAt(match, now);
  const period = stands(match, state);
  const offset = Math.floor(chance(match.id, 'price') * period);
  const periodStart = now - ((now + offset) % period);
  const pricedAt = Math.max(periodStart, state.since);
  const priced = pricedAt === now ? state : { ...state, clock: stateAt(match, pricedAt).clock };
  return { state, priced, pricedAt, ver: Math.max(pricedAt, match.createdAt) };
}
