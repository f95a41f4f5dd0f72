import type { Score } from '@lobby/betting';
import type { Names } from '../../kernel/locale.ts';

/**
 * What is public of a match before it begins. Prices are made from this and from what has happened. All times are ms
 * of the server's clock; nothing in it changes once it is stored.
 */
export interface Fixture {
  /** Digits; also the event container (ecid) of its lines. */
  readonly id: string;
  readonly gtype: 'FT' | 'VF';
  readonly lid: string;
  readonly league: Names;
  /** One of the large leagues: they have a filter of their own, are listed first, and have the full limits. */
  readonly quick: boolean;
  readonly homeId: string;
  readonly awayId: string;
  readonly home: Names;
  readonly away: Names;
  readonly kickoff: number;
  /** How many match seconds pass in a real one; 1 for football that is really played. */
  readonly speed: number;
  /** Length of the break between the halves, match minutes. */
  readonly breakMinutes: number;
  /** Goals each side is expected to score in 90 minutes, at most three decimals. */
  readonly expected: Score;
  /** Whether it is drawn; else it is played by people, where low scores are a little likelier. */
  readonly drawn: boolean;
  /** When the row appeared; a list that was read before must hear of it. */
  readonly createdAt: number;
  /** The commitment published with an openly drawn match, 64 hex digits; else empty. */
  readonly drawHash: string;
}

/** `seconds` of match time in real ms; at least 50 ms, the shortest span that clocks and network can distinguish. */
export function matchSpan(match: Pick<Fixture, 'speed'>, seconds: number): number {
  return Math.round(Math.max(50, (seconds * 1000) / match.speed));
}

/** A real span in which people must see something that takes `seconds` at natural speed; not below 0.6 s. */
export function paced(match: Pick<Fixture, 'speed'>, seconds: number): number {
  return Math.round(Math.max(600, (seconds * 1000) / Math.max(1, match.speed) ** 0.35));
}
