import type { Names } from './clubs/league.ts';

export type Score = readonly [home: number, away: number];
export type Side = 'H' | 'C';

/**
 * A match as the database holds it: everything that decides what happens in it and what it is priced from.
 * All times are ms of the server's clock. Everything else about a match is computed from this and the time.
 */
export interface Match {
  /** Digits; also the event container (ecid) of its lines. */
  readonly id: string;
  readonly gtype: 'FT' | 'VF';
  readonly lid: string;
  readonly league: Names;
  readonly homeId: string;
  readonly awayId: string;
  readonly home: Names;
  readonly away: Names;
  readonly kickoff: number;
  /** How many match seconds pass in a real one. */
  readonly speed: number;
  /** Length of the break between the halves, match minutes. */
  readonly breakMinutes: number;
  readonly seed: string;
  /** Goals each side is expected to score in 90 minutes. */
  readonly expected: Score;
  /** A replayed match: the half-time and final score as they were. */
  readonly real: { readonly half: Score; readonly full: Score } | undefined;
  /** When the row appeared; a list that was read before must hear of it. */
  readonly createdAt: number;
}

/** A real span for something that takes `seconds` at natural speed; fast matches shorten it, not below 0.6 s. */
export function paced(match: Pick<Match, 'speed'>, seconds: number): number {
  return Math.round(Math.max(600, (seconds * 1000) / Math.max(1, match.speed) ** 0.35));
}
