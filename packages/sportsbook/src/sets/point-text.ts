import type { SetPlay } from '@lobby/sports';
import type { Sides } from '../feed/match-info.ts';

const names = ['0', '15', '30', '40'] as const;
const tieBreakAt = 6;

/**
 * The points of a game of tennis as they are called, "30" to "40", with "A" for who is ahead after a tie; of a tie-break,
 * counted; of a break of snooker counted for who is at the table, and nothing of the other.
 */
export function pointText(
  counts: Exclude<SetPlay['counts'], 'points'>,
  points: Sides<number>,
  games: Sides<number>,
  side: keyof Sides<unknown>,
): string {
  if (counts === 'frames') return points[side] > 0 ? String(points[side]) : '';
  if (games.home === tieBreakAt && games.away === tieBreakAt) return String(points[side]);
  const other = side === 'home' ? points.away : points.home;
  if (points[side] > 3 || other > 3) return points[side] > other ? 'A' : '40';
  return names[points[side]] ?? '40';
}
