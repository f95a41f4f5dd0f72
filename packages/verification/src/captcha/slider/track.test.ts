import { describe, expect, it } from 'vitest';
import { recordTrack } from './track.ts';

describe('the track of a slider', () => {
  it('records positions with times from the first movement', () => {
    const track = recordTrack();
    track.add(0, 0, 1000);
    track.add(12.34, -1.26, 1016.4);
    track.add(80, 2, 1300);
    expect(track.end(80, 1310)).toEqual({
      x: 80,
      track: [
        [0, 0, 0],
        [12.3, -1.3, 16],
        [80, 2, 300],
      ],
    });
  });

  it('ends at the release', () => {
    const track = recordTrack();
    track.add(0, 0, 0);
    track.add(70, 3, 200);
    expect(track.end(80, 240).track.at(-1)).toEqual([80, 3, 240]);
  });

  it('is limited in length and keeps its end', () => {
    const track = recordTrack();
    for (let at = 0; at <= 5000; at++) track.add(at / 20, 0, at);
    const { track: samples, x } = track.end(250, 5000);
    expect(samples.length).toBeLessThanOrEqual(401);
    expect(samples[0]).toEqual([0, 0, 0]);
    expect(samples.at(-1)).toEqual([x, 0, 5000]);
  });
});
