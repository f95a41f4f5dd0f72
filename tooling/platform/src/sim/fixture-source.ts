import type { ScriptedMatch } from './match.ts';

/** Where matches come from: all those that should be in the database at `now`, the same ones every time. */
export interface FixtureSource {
  matchesAround(now: number): ScriptedMatch[];
}
