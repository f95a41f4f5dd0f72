import { describe, expect, it } from 'vitest';
import { type CoursePoint, mostPoints, printCourse, readCourse, withOffer } from './course.ts';

const grown = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ at: 1_000 * at, price: BigInt(100 + at) })).reduce<
    readonly CoursePoint[]
  >((course, point) => withOffer(course, point), []);

describe('the course of the offers for a bet', () => {
  it('grows by every offer that differs from the one before', () => {
    const course = grown(3);
    expect(withOffer(course, { at: 9_000, price: 102n })).toBe(course);
    expect(withOffer(course, { at: 9_000, price: 100n })).toHaveLength(4);
  });

  it('takes no offer that is older than its last', () => {
    const course = grown(3);
    expect(withOffer(course, { at: 1_500, price: 7n })).toBe(course);
  });

  it('never has more points than it may, and keeps the first and the last', () => {
    for (const count of [mostPoints, mostPoints + 1, 500]) {
      const course = grown(count);
      expect(course.length).toBeLessThanOrEqual(mostPoints);
      expect(course.at(0)).toEqual({ at: 0, price: 100n });
      expect(course.at(-1)).toEqual({ at: 1_000 * (count - 1), price: BigInt(99 + count) });
      expect(course.every(({ at }, index) => index === 0 || at > course[index - 1]!.at)).toBe(true);
    }
  });

  it('is read as it was written', () => {
    const course = grown(5);
    expect(readCourse(printCourse(course))).toEqual(course);
    expect(readCourse('')).toEqual([]);
  });
});
