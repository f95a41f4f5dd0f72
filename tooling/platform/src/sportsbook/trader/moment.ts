import type { MatchState } from '../../sim/match-state.ts';
import type { Mood } from '../../sim/mood.ts';
import type { BookInputs } from '../inputs/book-inputs.ts';

/**
 * A match as the book sees it: all that prices are made from beside the fixture. It holds what has happened and
 * nothing that the result is drawn from.
 */
export interface Moment {
  readonly state: MatchState;
  /** The state the prices are made from: the same score and phase, a clock of a few seconds ago. */
  readonly priced: MatchState;
  readonly mood: Mood;
  readonly inputs: BookInputs;
  /** Grows whenever something happens that makes waiting bets fall: a goal, a card, a whistle, shutting, the operator. */
  readonly stateVersion: number;
  /** Grows with every change of the board; two processes at the same moment say the same. */
  readonly ver: number;
}
