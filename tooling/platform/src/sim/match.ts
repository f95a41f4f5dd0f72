import type { Key } from '@lobby/draws';
import type { Names } from '../kernel/locale.ts';

export type Score = readonly [home: number, away: number];
export type Side = 'H' | 'C';

/**
 * What is public of a match before it begins: its row, without what its result is drawn from. Prices are made
 * from this and from what has happened. All times are ms of the server's clock.
 */
export interface Fixture {
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
  /** Goals each side is expected to score in 90 minutes. */
  readonly expected: Score;
  /** Whether it is drawn; else it is replayed as it was played, where low scores are a little likelier. */
  readonly drawn: boolean;
  /** When the row appeared; a list that was read before must hear of it. */
  readonly createdAt: number;
  /** The commitment published with an openly drawn match, 64 hex digits; else empty. */
  readonly drawHash: string;
}

/** A match with what decides it. Holds the future: never send it anywhere, never price from it. */
export interface Match extends Fixture {
  /** What happens in it is drawn from this key, which the database does not hold. */
  readonly key: Key;
  /** A replayed match: the half-time and final score as they were. */
  readonly real: { readonly half: Score; readonly full: Score } | undefined;
}

/** A span of `seconds` on the clock of the match, real ms: not below 50 ms, which no clock or wire tells apart. */
export function matchSpan(match: Pick<Match, 'speed'>, seconds: number): number {
  return Math.round(Math.max(50, (seconds * 1000) / match.speed));
}

/** A real span in which people must see something that takes `seconds` at natural speed; not below 0.6 s. */
export function paced(match: Pick<Match, 'speed'>, seconds: number): number {
  return Math.round(Math.max(600, (seconds * 1000) / Math.max(1, match.speed) ** 0.35));
}
