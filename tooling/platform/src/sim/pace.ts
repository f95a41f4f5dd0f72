import type { Score } from './match.ts';

/** Share of a match's goals that fall in the first half. */
const firstHalfShare = 0.45;

/** Minutes a half is expected to last with added time; what the book knows before the board goes up. */
export const expectedMinutes = { first: 47, second: 49.5 } as const;

/** Goals per minute at the expected length of each half, for one side expected to score `goals` in all. */
export function goalRate(goals: number, half: 'first' | 'second'): number {
  const share = half === 'first' ? firstHalfShare : 1 - firstHalfShare;
  return (goals * share) / expectedMinutes[half];
}

/** What red cards do to the goals each side may still score. */
export function afterReds(expected: Score, reds: Score): Score {
  const factor = (own: number, other: number) => 0.68 ** own * 1.28 ** other;
  return [expected[0] * factor(reds[0], reds[1]), expected[1] * factor(reds[1], reds[0])];
}
