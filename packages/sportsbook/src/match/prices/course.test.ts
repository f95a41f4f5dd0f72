import { describe, expect, it } from 'vitest';
import { frameOf, pathOf, summaryOf, takeCourse } from './course.ts';

const course = [
  { at: 0, odds: 2 },
  { at: 50, odds: undefined },
  { at: 75, odds: 3 },
];
const box = { width: 100, height: 10 };

describe('a course of prices', () => {
  it('is drawn as steps with a gap while it is locked', () => {
    const frame = frameOf([course], 100);
    expect(frame).toEqual({ from: 0, until: 100, least: 2, most: 3 });
    expect(pathOf(course, frame!, box)).toBe('M0 10H50M75 0H100');
  });

  it('goes on from step to step where it is not locked', () => {
    const points = [
      { at: 0, odds: 2 },
      { at: 50, odds: 3 },
    ];
    expect(pathOf(points, frameOf([points], 100)!, box)).toBe('M0 10H50V0H100');
  });

  it('has no frame and no summary without a price', () => {
    expect(frameOf([[{ at: 0, odds: undefined }]], 100)).toBeUndefined();
    expect(summaryOf([])).toBeUndefined();
  });

  it('is read of its pick, an empty price as none', () => {
    const points = [
      { at: 0, odds: '2.00' },
      { at: 50, odds: '' },
    ];
    const picks = [{ rtype: 'MH', points }];
    expect(takeCourse(picks, 'MH')).toEqual([
      { at: 0, odds: 2 },
      { at: 50, odds: undefined },
    ]);
    expect(takeCourse(picks, 'MC')).toEqual([]);
  });

  it('is told by its first, last, least and highest price', () => {
    expect(summaryOf(course)).toEqual({ first: 2, last: 3, least: 2, most: 3 });
  });
});
