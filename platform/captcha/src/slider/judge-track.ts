import { isLikeKeys, isMovedByKeys } from './judge-keys.ts';
import { isLikeAPointer } from './judge-pointer.ts';
import type { SliderOutput, Track } from './slider-output.ts';

/** Px beside the hole that still count as in it. */
const tolerance = 6;
/** Clocks of a browser run on their own. */
const slackMs = 1_000;

/**
 * Whether the piece was moved into the hole by a person: its track ends there and looks like one of keys, a mouse or
 * a finger. A program that imitates a hand passes.
 * @param puzzle px of the hole; ms since it was issued.
 */
export function isMovedByHand(
  { x, track }: SliderOutput,
  puzzle: { holeLeft: number; ageMs: number },
): boolean {
  const last = track.at(-1) ?? [0, 0, 0];
  return (
    Math.abs(x - puzzle.holeLeft) <= tolerance &&
    Math.abs(last[0] - x) <= 2 &&
    last[2] <= puzzle.ageMs + slackMs &&
    runsForward(track) &&
    (isMovedByKeys(track) ? isLikeKeys(track) : isLikeAPointer(track))
  );
}

function runsForward(track: Track): boolean {
  return track.every(([, , ms], n) => ms >= (track[n - 1]?.[2] ?? 0));
}
