import { bettingRules } from '@lobby/sports';
import type { Score } from './grade.ts';
import type { MatchResult } from './grade-market.ts';

/** From how many innings on a game that is stopped is official, by what is bet on (docs/rules.md#baseball). */
const officialFrom = {
  winner: {
    innings: bettingRules.officialInnings.number,
    homeAhead: bettingRules.officialInningsHomeAhead.number,
  },
  runs: {
    innings: bettingRules.officialRunInnings.number,
    homeAhead: bettingRules.officialRunInningsHomeAhead.number,
  },
} as const;

/** The final score of a stopped baseball game, where it is official; `played` counts complete half innings. */
export function officialInningScore(of: keyof typeof officialFrom, result: MatchResult): Score | undefined {
  const { full, cancelled, reached, played = 0 } = result;
  if (full || !cancelled || !reached) return full;
  const [home, away] = reached;
  const { innings, homeAhead } = officialFrom[of];
  return played >= 2 * (home > away ? homeAhead : innings) ? reached : undefined;
}

/** The same of basketball, whose `played` counts whole minutes. */
export function officialMinuteScore({
  full,
  cancelled,
  reached,
  played = 0,
}: MatchResult): Score | undefined {
  if (full || !cancelled) return full;
  return played >= bettingRules.officialMinutes.number ? reached : undefined;
}
