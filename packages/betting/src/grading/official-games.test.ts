import { describe, expect, it } from 'vitest';
import { officialInningScore, officialMinuteScore } from './official-games.ts';

const stopped = (played: number, reached: readonly [number, number]) => ({
  cancelled: true,
  reached,
  played,
});

describe('a baseball game that is stopped', () => {
  it.each([
    ['winner', 9, [3, 2], [3, 2]],
    ['winner', 9, [2, 3], undefined],
    ['winner', 10, [2, 3], [2, 3]],
    ['winner', 8, [3, 2], undefined],
    ['runs', 16, [3, 2], undefined],
    ['runs', 17, [3, 2], [3, 2]],
    ['runs', 17, [2, 3], undefined],
    ['runs', 18, [2, 2], [2, 2]],
  ] as const)('has of %s after %i half innings at %o the score %o', (of, played, reached, score) => {
    expect(officialInningScore(of, stopped(played, reached))).toEqual(score);
  });

  it('has no score while nobody says how much was played, or where it is not stopped', () => {
    expect(officialInningScore('winner', { cancelled: true, reached: [3, 1] })).toBeUndefined();
    expect(officialInningScore('winner', { reached: [3, 1], played: 17 })).toBeUndefined();
    expect(officialInningScore('runs', { full: [3, 1], cancelled: true, reached: [0, 0] })).toEqual([3, 1]);
  });
});

describe('a basketball match that is stopped', () => {
  it.each([
    [42, undefined],
    [43, [90, 88]],
  ] as const)('has after %i minutes the score %o', (played, score) => {
    expect(officialMinuteScore(stopped(played, [90, 88]))).toEqual(score);
  });
});
