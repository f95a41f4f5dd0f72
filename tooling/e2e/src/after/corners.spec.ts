import { expect, test } from '@playwright/test';
import { type Corner, everyBrand, missingPairs, opposites, xingheClassic, xinghePro } from '../corners.ts';
import { left } from '../run.ts';

test('every pair of brand, edition and language met somewhere in this run', () => {
  const walked = left('corners').map(line => JSON.parse(line) as Corner);
  expect(missingPairs(walked)).toEqual([]);
});

test('a pair that no test walks is named', () => {
  expect(missingPairs([...opposites.flat(), ...everyBrand])).toEqual([]);
  expect(missingPairs([xingheClassic, xinghePro])).toContain('qingshan × pro');
});

test('of two opposite corners neither brand nor edition is the same', () => {
  for (const [one, other] of opposites) {
    expect(one.brand).not.toBe(other.brand);
    expect(one.edition).not.toBe(other.edition);
  }
});
