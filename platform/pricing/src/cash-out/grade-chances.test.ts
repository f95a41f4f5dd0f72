import { certainChance } from '@lobby/betting';
import { expect, it } from 'vitest';
import { gradeChances, unitsOf } from './grade-chances.ts';

it('chances of outcomes with the same grade are added', () => {
  const chances = gradeChances([
    ['W', 0.25],
    ['L', 0.5],
    ['W', 0.25],
  ]);
  expect(chances).toEqual({ W: certainChance / 2n, L: certainChance / 2n });
});

it('a grade that all outcomes with a chance have in common is certain, whatever rounding left of their sum', () => {
  expect(
    gradeChances([
      ['W', 0.7],
      ['W', 0.2999999],
      ['L', 0],
    ]),
  ).toEqual({ W: certainChance });
});

it('a chance that rounding put above one is certain', () => {
  expect(unitsOf(1.0000001)).toBe(certainChance);
});
