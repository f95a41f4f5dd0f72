import type { SportPlay } from './sport-facts.ts';

/** Minutes of a half of football, added time aside. The second begins at 45:00. */
export const halfMinutes = 45;

/** A minute of a half as members read it: "46", "45+2" in added time. @param minute from 1. */
export function printMinute(half: 0 | 1, minute: number): string {
  const end = halfMinutes * (half + 1);
  const played = halfMinutes * half + minute;
  return played > end ? `${end}+${played - end}` : String(played);
}

/** Innings of the first part of a game of baseball. */
const firstInnings = 5;

/** How long a first half is, in what results count as played: minutes, or half innings. 0 where a match has none. */
export function firstHalfLength({ periods, minutes, half }: SportPlay): number {
  return half === 'innings' ? 2 * firstInnings : (periods / 2) * minutes;
}
