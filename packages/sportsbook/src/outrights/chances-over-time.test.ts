import { describe, expect, it } from 'vitest';
import { chancesOverTime } from './chances-over-time.ts';

describe('chancesOverTime', () => {
  it('reads the chances of the price at equal steps of time, the last price being of now', () => {
    const course = chancesOverTime(
      [
        { at: 0, odds: '4.00' },
        { at: 750, odds: '2.00' },
      ],
      1_000,
      5_000,
    );
    expect(course).toMatchObject({ first: 4, last: 2, shortest: 2, longest: 4 });
    expect(course?.chances[0]).toBe(0.25);
    expect(course?.chances.at(-1)).toBe(0.5);
    expect(course?.chances.filter(chance => chance === 0.25).length).toBeGreaterThan(
      (course?.chances.filter(chance => chance === 0.5).length ?? 0) * 2,
    );
  });

  it('ends with the betting, however long ago that was', () => {
    const points = [
      { at: 0, odds: '4.00' },
      { at: 750, odds: '2.00' },
    ];
    expect(chancesOverTime(points, 100_000, 1_000)).toEqual(chancesOverTime(points, 1_000, 1_000));
  });

  it('keeps the last price while the runner is not sold', () => {
    const course = chancesOverTime(
      [
        { at: 0, odds: '4.00' },
        { at: 100, odds: '' },
        { at: 900, odds: '8.00' },
      ],
      900,
      5_000,
    );
    expect(new Set(course?.chances)).toEqual(new Set([0.25, 0.125]));
    expect(course).toMatchObject({ first: 4, last: 8, shortest: 4, longest: 8 });
  });

  it.each([
    ['no price', []],
    ['one price', [{ at: 0, odds: '3.00' }]],
    [
      'the same price after a break',
      [
        { at: 0, odds: '3.00' },
        { at: 5, odds: '' },
        { at: 9, odds: '3.00' },
      ],
    ],
  ])('is nothing for a runner with %s', (_, points) => {
    expect(chancesOverTime(points, 10, 20)).toBeUndefined();
  });
});
