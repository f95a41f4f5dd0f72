import type { Score } from '@lobby/betting';
import type { Fixture } from './fixture.ts';

export type Phase = 'pre' | '1H' | 'HT' | '2H' | 'FT';

/** A goal or a red card that is public and stands. */
export interface PlayedIncident {
  readonly kind: 'goal' | 'red';
  readonly side: 'H' | 'C';
  /** As football counts: from 1; "45+2" in added time. */
  readonly minute: string;
}

/** The public state of a match at a moment; it reveals nothing about later events. */
export interface MatchState {
  readonly phase: Phase;
  /** Match clock in seconds: the second half starts at 45:00. */
  readonly clock: number;
  readonly score: Score;
  /** Once the first half is over. */
  readonly halfScore: Score | undefined;
  readonly reds: Score;
  /** What made up the score and the cards, oldest first; absent for a feed that does not report it. */
  readonly incidents?: readonly PlayedIncident[];
  /** The running half lasts longer than this, minutes, by the events already seen in it. 0 = unknown. */
  readonly lastsBeyond: number;
  /** No bets at this moment. */
  readonly shut: boolean;
  /** When something last changed: kick-off, a goal, a whistle, opening, shutting. 0 = nothing yet. */
  readonly since: number;
  /** Why the match stands still, shut; absent while it does not. */
  readonly halted?: 'postponed' | 'abandoned' | 'var';
  /** When it kicks off instead, once it was moved; absent otherwise. */
  readonly movedTo?: number;
  /** When a goal was last taken back, after a check by video; absent = never. */
  readonly goalCancelledAt?: number;
}

/** How the market's opinion of a match leans at a moment, each between -1 and 1, about 0 on average. */
export interface Mood {
  /** More goals or fewer. */
  readonly total: number;
  /** Towards home or away. */
  readonly side: number;
}

/** No lean at all. */
export const calm: Mood = { total: 0, side: 0 };

/** Between the first whistle and the last. */
export function isLive(state: MatchState): boolean {
  return state.phase === '1H' || state.phase === 'HT' || state.phase === '2H';
}

/**
 * A fixture and the state its feed reports. It holds nothing about later events. Each function is pure in its moment:
 * another process, or the same one after a restart, gets the same answer, since a waiting bet is decided by the state
 * at the moment it was due.
 */
export interface Match extends Fixture {
  /** What was known at `at`, ms of the server's clock. */
  stateAt(at: number): MatchState;
  /** How the market's opinion leant at `at`; `calm` for a feed that has none. @param live after the kick-off. */
  moodAt(live: boolean, at: number): Mood;
  /** Where in its period the match changes its prices, 0 … 1, so that not all change at once. */
  priceOffset(): number;
}
