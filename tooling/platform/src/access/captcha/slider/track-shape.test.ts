import { expect, it } from 'vitest';
import { handTrack } from '../../../testing/slider-script/hand-track.ts';
import type { Track } from './slider-output.ts';
import { shapeOf } from './track-shape.ts';

const recorded: Track = handTrack(200);

it('a track stretched to another hole, or a little elsewhere, keeps its shape', () => {
  const stretched = recorded.map(([dx, dy, ms]) => [dx * 0.7, dy, ms] as const);
  const shifted = recorded.map(([dx, dy, ms], n) => [dx, dy, n === 0 ? 0 : ms + 1e-3] as const);
  expect(shapeOf(stretched)).toBe(shapeOf(recorded));
  expect(shapeOf(shifted)).toBe(shapeOf(recorded));
});

it('a hand makes no shape twice', () => {
  const shapes = Array.from({ length: 2_000 }, () => shapeOf(handTrack(200)));
  expect(new Set(shapes).size).toBe(2_000);
});

it('keys make a shape by their times', () => {
  const keys = (gap: number): Track =>
    Array.from({ length: 30 }, (_, n) => [(n + 1) * 4, 0, n * 33 + (n % gap)]);
  expect(shapeOf(keys(2))).not.toBe(shapeOf(keys(3)));
});
