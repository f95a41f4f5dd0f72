import { basketball } from '@lobby/sports';
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

  it.each([
    ['half', { quarters }, [59, 54]],
    ['half', { quarters: quarters.slice(0, 1) }, undefined],
    ['Q2', { quarters: quarters.slice(0, 1), half: [59, 54] }, [31, 30]],
    ['Q2', { half: [59, 54] }, undefined],
    ['Q1', { half: [59, 54] }, undefined],
    // Nobody knows what of the rest overtimes were.
    ['Q4', { quarters: [...quarters, [20, 20]], full: [99, 97] }, undefined],
  ] as const)('%s is told by the others in %j as %j', (period, result, score) => {
    expect(scoreOfPeriod(period, result)).toEqual(score);
  });

  const stopped = { quarters, reached: [71, 63] } as const;

  it.each([
    ['Q3', { ...stopped, played: 24 }, [12, 9]],
    ['Q3', { ...stopped, played: 35 }, [12, 9]],
    ['Q4', { ...stopped, played: 37 }, undefined],
    ['full', stopped, [71, 63]],
    ['half', { reached: [7, 3], played: 5 }, [7, 3]],
    ['Q1', { reached: [7, 3], played: 5 }, [7, 3]],
    ['Q2', { reached: [7, 3], played: 5 }, undefined],
  ] as const)('%s that was stopped in %j is what its finished quarters leave of it: %j', (...of) => {
    const [period, result, score] = of;
    expect(reachedIn(period, result, basketball.play)).toEqual(score);
  });

  it.each([
    ['Q1', { reached: [70, 60], played: 30 }],
    ['Q1', { reached: [70, 60] }],
    ['half', { reached: [70, 60], played: 24 }],
    ['Q3', { ...stopped, played: 37 }],
    ['Q3', { ...stopped, played: 20 }],
    ['Q3', stopped],
  ] as const)('%s that was over, or that nobody can place, has none in %j', (period, result) => {
    expect(reachedIn(period, result, basketball.play)).toBeUndefined();
  });
});

describe('quarters make their score up', () => {
  const all = [...quarters, [20, 20], [11, 16]] as const;

  it.each([
    ['none at all', {}, true],
    ['the half of two', { quarters, half: [59, 54] }, true],
    ['a first quarter within its half', { quarters: [[28, 24]], half: [59, 54] }, true],
    ['a first quarter beyond its half', { quarters: [[60, 24]], half: [59, 54] }, false],
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
