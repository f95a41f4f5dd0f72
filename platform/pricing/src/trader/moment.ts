import {
  lockSilent,
  type MarketNoise,
  type Match,
  type MatchState,
  matchSpan,
  noNoise,
} from '@lobby/fixtures';
import { type BookInputs, noInputs } from './book-inputs.ts';
import { reportedState } from './reported-state.ts';

/**
 * A match as the book sees it: all that prices are made from beside the fixture. It holds what has happened and
 * nothing that the result is drawn from.
 */
export interface Moment {
  readonly state: MatchState;
  /** The state the prices are made from: the same score and phase, a clock of a few seconds ago. */
  readonly priced: MatchState;
  readonly noise: MarketNoise;
  readonly inputs: BookInputs;
  /** Grows whenever something happens that makes waiting bets fall: a goal, a card, a whistle, shutting, the operator. */
  readonly stateVersion: number;
  /** Grows with every change of the board; two processes at the same moment say the same. */
  readonly ver: number;
}

/** How long a price is fixed, whole ms: most of a minute before the match, six match seconds in play. */
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
  const state = lockSilent(match, now);
  const period = stands(match, state);
  const offset = Math.floor(match.priceOffset() * period);
  const periodStart = now - ((now + offset) % period);
  return momentOf(match, state, Math.max(periodStart, state.since), now, inputs);
}

/** Before any match, as far as only its fixture is known: a moment of its own each time, since books are kept with one. */
export function momentBefore(): Moment {
  const state: MatchState = {
    ...{ phase: 'pre', clock: 0, score: [0, 0], halfScore: undefined, reds: [0, 0] },
    ...{ lastsBeyond: 0, shut: false, since: 0 },
  };
  return { state, priced: state, noise: noNoise, inputs: noInputs, stateVersion: 0, ver: 0 };
}

/** The same without the price standing still: the clock and the opinion of `now` itself. Bets are decided by it. */
export function freshMoment(match: Match, now: number, inputs: BookInputs): Moment {
  return momentOf(match, lockSilent(match, now), now, now, inputs);
}

function momentOf(match: Match, fed: MatchState, pricedAt: number, now: number, inputs: BookInputs): Moment {
  const state = reportedState(fed, inputs.operator);
  const clock = pricedAt === now ? state.clock : match.stateAt(pricedAt).clock;
  return {
    state,
    priced: { ...state, clock },
    noise: state.phase === 'over' ? noNoise : match.marketNoiseAt(state.phase !== 'pre', pricedAt),
    inputs,
    stateVersion: Math.max(state.bindsSince ?? state.since, inputs.operatorAt),
    ver: Math.max(pricedAt, match.createdAt, inputs.changedAt),
  };
}
