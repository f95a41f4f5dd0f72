import type { Outright } from '@lobby/fixtures';
import type { ScriptedMatch } from '../match/match.ts';

/** Where matches come from: all those that should be in the database at `now`, the same ones every time. */
export interface FixtureSource {
  matchesAround(now: number): ScriptedMatch[];
  /** The competitions over these matches that open now: the same ones every time, but for when they opened. */
  outrightsAround?(now: number): Outright[];
}
