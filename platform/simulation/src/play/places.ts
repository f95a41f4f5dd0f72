import type { DrawStream } from '@lobby/draws';
import type { Place } from '@lobby/fixtures';
import type { Side } from '../match/match.ts';

/** How far before the goal that a side attacks its ball may be, per cent of the pitch, and how far from the middle. */
const areas = {
  build: { least: 48, most: 88, wide: 38 },
  attack: { least: 26, most: 48, wide: 40 },
  shot: { least: 5, most: 24, wide: 20 },
} as const;

function within(
  { least, most, wide }: (typeof areas)[keyof typeof areas],
  side: Side,
  stream: DrawStream,
): Place {
  const before = least + stream.below(most - least + 1);
  return { x: side === 'H' ? 100 - before : before, y: 50 - wide + stream.below(2 * wide + 1) };
}

export const placeIn = (zone: 'build' | 'attack', side: Side, stream: DrawStream): Place =>
  within(areas[zone], side, stream);

/** Where a side shoots from. */
export const shotPlace = (side: Side, stream: DrawStream): Place => within(areas.shot, side, stream);

/** One of the two corners of the goal line that a side attacks. */
export function cornerPlace(side: Side, stream: DrawStream): Place {
  return { x: side === 'H' ? 100 : 0, y: stream.below(2) * 100 };
}

/** Between two places; `part` 0 … 1. */
export function between(from: Place, to: Place, part: number): Place {
  const along = (one: number, two: number) => Math.round(one + (two - one) * part);
  return { x: along(from.x, to.x), y: along(from.y, to.y) };
}
