import { createHash } from 'node:crypto';
import { isMovedByKeys } from './judge-keys.ts';
import { placeAt } from './judge-pointer.ts';
import type { Track } from './slider-output.ts';

/** An accepted track is rejected when it is sent again within this time. */
export const sameTrackMs = 24 * 3_600_000;

const points = 24;

/**
 * What a recorded track keeps when it is stretched to another hole or trembles a little: where it was after each part
 * of its time, its height, and how long it took, all rounded. Keys are compared to the ms: their steps are all alike.
 */
export function shapeOf(track: Track): string {
  const [far, , took] = track.at(-1) ?? [1, 0, 1];
  const coarse = () => [
    Math.round(took / 20),
    ...Array.from({ length: points }, (_, n) => {
      const at = (took * (n + 1)) / (points + 1);
      return [nearest((placeAt(track, at) / far) * 50), nearest(placeAt(track, at, 1))];
    }),
  ];
  const shape = JSON.stringify(isMovedByKeys(track) ? track : coarse());
  return createHash('sha256').update(shape).digest('base64url');
}

/** A half goes up, also when arithmetic left it a little below. */
function nearest(value: number): number {
  return Math.round(value + 1e-9);
}
