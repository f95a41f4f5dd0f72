import type { Sides } from '../feed/match-info.ts';

const names = ['0', '15', '30', '40'] as const;
const tieBreakAt = 6;

/** The points of a game of tennis as they are called, "30" to "40", with "A" for who is ahead after a tie; of a tie-break, counted. */
export function pointText(points: Sides<number>, games: Sides<number>, side: keyof Sides<unknown>): string {
  if (games.home === tieBreakAt && games.away === tieBreakAt) return String(points[side]);
  const other = side === 'home' ? points.away : points.home;
  if (points[side] > 3 || other > 3) return points[side] > other ? 'A' : '40';
  return names[points[side]] ?? '40';
}
