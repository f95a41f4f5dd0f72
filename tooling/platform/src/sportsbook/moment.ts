import { type Match, matchSpan } from '../sim/match.ts';
import { type MatchState, stateAt } from '../sim/match-state.ts';
import { calm, moodAt, priceOffset } from '../sim/mood.ts';
import type { BookInputs } from './inputs/book-inputs.ts';
import type { Moment } from './trader/moment.ts';

/** How long a price stands, whole ms: most of a minute before the match, six match seconds in play. */
function stands(match: Match, state: MatchState): number {
  return state.phase === 'pre'
    ? Math.round(Math.max(10_000, 40_000 / match.speed ** 0.35))
    : matchSpan(match, 6);
}

/**
 * The moment prices of `now` belong to. Changes only when a price period, an event or an input begins; two
 * processes at the same moment say the same.
 */
export function momentAt(match: Match, now: number, inputs: BookInputs): Moment {
  const state = stateAt(match, now);
  const period = stands(match, state);
  const offset = Math.floor(priceOffset(match) * period);
  const periodStart = now - ((now + offset) % period);
  return momentOf(match, state, Math.max(periodStart, state.since), now, inputs);
}

/** The same without the price standing still: the clock and the opinion of `now` itself. Bets are decided by it. */
export function freshMoment(match: Match, now: number, inputs: BookInputs): Moment {
  return momentOf(match, stateAt(match, now), now, now, inputs);
}

function momentOf(
  match: Match,
  state: MatchState,
  pricedAt: number,
  now: number,
  inputs: BookInputs,
): Moment {
  const clock = pricedAt === now ? state.clock : stateAt(match, pricedAt).clock;
  return {
    state: { ...state, shut: state.shut || inputs.operator.shut },
    priced: { ...state, clock },
    mood: state.phase === 'FT' ? calm : moodAt(match, state.phase !== 'pre', pricedAt),
    inputs,
    stateVersion: Math.max(state.since, inputs.operatorAt),
    ver: Math.max(pricedAt, match.createdAt, inputs.changedAt),
  };
}
