import { seeded } from '@lobby/draws/testing/seeded';
import { expect, it } from 'vitest';
import { handTrack } from '../slider-script/hand-track.ts';
import type { Track } from './slider-output.ts';
import { shapeOf } from './track-shape.ts';

it('a track stretched to another hole keeps its shape, a hundred times', () => {
  for (let n = 0; n < 100; n += 1) {
    const recorded: Track = handTrack(200);
    const stretched = recorded.map(([dx, dy, ms]) => [dx * (0.5 + n / 120), dy, ms] as const);
    expect(shapeOf(stretched)).toBe(shapeOf(recorded));
  }
});

it('a hand makes no shape twice', () => {
  const random = seeded('hands');
  const shapes = Array.from({ length: 2_000 }, () => shapeOf(handTrack(200, random)));
  expect(new Set(shapes).size).toBe(2_000);
});

it('keys make a shape by their times', () => {
  const keys = (gap: number): Track =>
    Array.from({ length: 30 }, (_, n) => [(n + 1) * 4, 0, n * 33 + (n % gap)]);
  expect(shapeOf(keys(2))).not.toBe(shapeOf(keys(3)));
});
