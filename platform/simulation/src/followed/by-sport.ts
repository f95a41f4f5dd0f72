import type { FixtureResult, FixtureVoid, MatchState } from '@lobby/fixtures';
import { countedFootball } from '../counts/counted-football.ts';
import type { ScriptedMatch } from '../match/match.ts';
import type { SimulatedSport } from '../match/simulated-sport.ts';
import { simulatedSports } from '../match/simulated-sports.ts';

/** How a match is played: a sub-match as its main match is. */
const simulatedOf = (match: ScriptedMatch) => (match.main ? countedFootball : simulatedSports[match.gtype]);

/** The state of a match at `now`, server time, as its sport is played. Pure. */
export function stateAt(match: ScriptedMatch, now: number): MatchState {
  return simulatedOf(match).stateAt(match, now);
}

/** When its first half and the match have ended, and their results may be published. */
export function endsAt(match: ScriptedMatch): ReturnType<SimulatedSport['endsAt']> {
  return simulatedOf(match).endsAt(match);
}

/** False once a match is over; draws the match only when it might be. */
export function stillRuns(match: ScriptedMatch, now: number): boolean {
  return simulatedOf(match).stillRuns(match, now);
}

/** The results of a match that are final at `now`. */
export function resultsOf(match: ScriptedMatch, now: number): FixtureResult[] {
  return simulatedOf(match).resultsOf(match, now);
}

/** What is void of the bets of a match, as far as it is known at `now`. */
export function voidsOf(match: ScriptedMatch, now: number): FixtureVoid[] {
  return simulatedOf(match).voidsOf(match, now);
}
