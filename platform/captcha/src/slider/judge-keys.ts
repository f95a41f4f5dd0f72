import type { Track } from './slider-output.ts';

/** What a key moves the piece by: fine, arrow, page. Home, End and the ends of the rail make other steps, a few. */
const keySteps: readonly number[] = [1, 4, 24];
const mostOtherSteps = 2;

/** No two events of a keyboard are nearer, repeated or not. */
const shortestGapMs = 4;
const quickestMs = 150;

/** Whether the piece was moved in the steps of keys, without any height. */
export function isMovedByKeys(track: Track): boolean {
  const other = track.filter(([dx], n) => !keySteps.includes(Math.abs(dx - (track[n - 1]?.[0] ?? 0))));
  // From a pointer comes where it began as well, which is no step.
  return track.every(([, dy]) => dy === 0) && other.length <= mostOtherSteps && track[0]?.[0] !== 0;
}

/** Whether a keyboard could have made this: not in no time, and not in even time, which no keyboard keeps. */
export function isLikeKeys(track: Track): boolean {
  const gaps = track.slice(1).map(([, , ms], n) => ms - (track[n]?.[2] ?? 0));
  const took = gaps.reduce((sum, gap) => sum + gap, 0);
  return (
    gaps.length >= 2 &&
    took >= quickestMs &&
    Math.min(...gaps) >= shortestGapMs &&
    (gaps.length < 8 || new Set(gaps).size >= 3)
  );
}
