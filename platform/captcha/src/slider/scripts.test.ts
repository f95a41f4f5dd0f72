import { expect, it } from 'vitest';
import { darkestPlace, fittingPlace } from '../slider-script/find-hole.ts';
import { easedTrack, handTrack } from '../slider-script/hand-track.ts';
import { drawPuzzle, type Puzzle } from './draw-puzzle.ts';
import { isMovedByHand } from './judge-track.ts';
import type { Track } from './slider-output.ts';

/** How many of a hundred fresh puzzles a script passes: it looks for the hole, and moves the piece there. */
function passes(eye: (puzzle: Puzzle) => number, hand: (x: number) => Track): number {
  return Array.from({ length: 100 }, drawPuzzle).filter(puzzle => {
    const x = eye(puzzle);
    const track = hand(x).map(([dx, dy, ms]): [number, number, number] => [dx, dy, ms]);
    return isMovedByHand({ x, track, nonce: '' }, { holeLeft: puzzle.holeLeft, ageMs: 3_000 });
  }).length;
}

it('a script that looks for what is dark and moves as a formula says passes no puzzle', () => {
  expect(passes(darkestPlace, easedTrack)).toBe(0);
});

// A third on average.
it('looking for what is dark finds few of the holes, whatever the hand', () => {
  expect(passes(darkestPlace, handTrack)).toBeLessThan(60);
});

// A known limit, documented in docs/security.md: work and budgets have to stop such a script.
it('a script that knows how puzzles are drawn and judged passes them', () => {
  expect(passes(fittingPlace, handTrack)).toBeGreaterThan(80);
});
