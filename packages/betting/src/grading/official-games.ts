import type { Score } from './grade.ts';
import type { MatchResult } from './grade-market.ts';

/**
 * From how many innings on a game that is stopped is official, and the score then its result: for who wins, and for what
 * counts runs. Less is enough where home leads, which need not bat any more (docs/rules.md#baseball).
 */
export const officialInnings = {
  winner: { played: 5, homeAhead: 4.5 },
  runs: { played: 9, homeAhead: 8.5 },
} as const;

/** Minutes of a stopped basketball match from which the score then is its result (docs/rules.md#basketball). */
export const officialMinutes = 43;

/** The final score of a stopped baseball game, where it is official; `played` counts complete half innings. */
export function officialInningScore(
  of: keyof typeof officialInnings,
  result: MatchResult,
): Score | undefined {
  const { full, cancelled, reached, played = 0 } = result;
  if (full || !cancelled || !reached) return full;
  const [home, away] = reached;
  const { played: innings, homeAhead } = officialInnings[of];
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
  return played >= officialMinutes ? reached : undefined;
}
