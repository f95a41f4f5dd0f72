import { describe, expect, it } from 'vitest';
import { areQuartersOf } from './quarters-of.ts';
import { reachedIn, scoreOfPeriod } from './score-of-period.ts';

const quarters = [
  [28, 24],
  [31, 30],
] as const;

describe('the score of a period', () => {
  it.each([
    ['Q1', [28, 24]],
    ['Q2', [31, 30]],
    ['Q3', undefined],
    ['half', [59, 54]],
    ['full', undefined],
  ] as const)('%s is %j', (period, score) => {
    expect(scoreOfPeriod(period, { quarters, half: [59, 54] })).toEqual(score);
  });

  it('that was stopped is what its finished quarters leave of it', () => {
    const stopped = { quarters, reached: [71, 63] as const };
    expect(reachedIn('Q3', stopped)).toEqual([12, 9]);
    expect(reachedIn('Q4', stopped)).toBeUndefined();
    expect(reachedIn('full', stopped)).toEqual([71, 63]);
    expect(reachedIn('Q1', { reached: [7, 3] })).toEqual([7, 3]);
    expect(reachedIn('Q2', { reached: [7, 3] })).toBeUndefined();
  });
});

describe('quarters make their score up', () => {
  const all = [...quarters, [20, 20], [11, 16]] as const;

  it.each([
    ['none at all', {}, true],
    ['the half of two', { quarters, half: [59, 54] }, true],
    ['another half', { quarters, half: [58, 54] }, false],
    ['the half of all four', { quarters: all, half: [59, 54] }, true],
    ['the final score', { quarters: all, full: [90, 90] }, true],
    ['a level score that an overtime was added to', { quarters: all, full: [101, 97] }, true],
    [
      'a score that no overtime makes',
      { quarters: [...quarters, [20, 20], [12, 16]], full: [99, 97] },
      false,
    ],
    ['less than was played', { quarters, full: [50, 60] }, false],
    ['what was reached and more', { quarters, reached: [71, 63] }, true],
    ['more than was reached', { quarters, reached: [50, 63] }, false],
    ['five of them', { quarters: [...all, [5, 4]] }, false],
  ] as const)('%s: %j is %s', (_, result, are) => {
    expect(areQuartersOf(result)).toBe(are);
  });
});
