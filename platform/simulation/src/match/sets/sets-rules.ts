import type { SetsGame } from '@lobby/draws';
import { leagueByLid } from '@lobby/leagues';
import type { ScriptedMatch } from '../match.ts';

/** How long a sport of sets takes, match seconds. */
export interface SetsPace {
  /** From one point to the next. */
  readonly point: { readonly least: number; readonly most: number };
  /** More of it where the sides change ends: after the first game of a set and every other one. */
  readonly ends: number;
}

/** How the demo plays a sport of sets. */
export interface PlayedSets {
  readonly game: SetsGame;
  readonly pace: SetsPace;
  /** Whether there is a toss before the last possible set. */
  readonly tossesLast: boolean;
  /** How many of a thousand matches a side gives up, and never begins; none of teams. */
  readonly givenUp: { readonly retired: number; readonly walkover: number };
  /** The fewest points that decide a set. */
  readonly shortestSet: number;
}

/** What a match of sets is laid out from. */
export type SetsMatchParts = Pick<
  ScriptedMatch,
  'id' | 'lid' | 'kickoff' | 'speed' | 'breakMinutes' | 'expected' | 'key' | 'disruptions'
>;

const usually = 3;

/** The most sets that a match may have: its league says so. */
export function bestOfMatch({ lid }: Pick<SetsMatchParts, 'lid'>): number {
  return leagueByLid(lid)?.bestOf ?? usually;
}
