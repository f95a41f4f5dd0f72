import type { FixtureResult, FixtureVoid, MatchState } from '@lobby/fixtures';
import type { ScriptedMatch } from './match.ts';

/** How the matches of a sport are played. Pure: each follows from the match and the time. */
export interface SimulatedSport {
  stateAt(match: ScriptedMatch, now: number): MatchState;
  /** When the first half and the match have ended, and their results may be published. */
  endsAt(match: ScriptedMatch): { readonly half: number; readonly full: number };
  /** False once a match is over. */
  stillRuns(match: ScriptedMatch, now: number): boolean;
  /** The results that are final at `now`. */
  resultsOf(match: ScriptedMatch, now: number): FixtureResult[];
  /** What is void of the bets, as far as it is known at `now`. */
  voidsOf(match: ScriptedMatch, now: number): FixtureVoid[];
}
