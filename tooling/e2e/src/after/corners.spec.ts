import { expect, test } from '@playwright/test';
import { type Corner, everyBrand, missingPairs, opposites, xingheClassic, xinghePro } from '../corners.ts';
import { distinctLines } from '../run.ts';

test('every pair of brand, edition and language was tested in this run', () => {
  const walked = distinctLines('corners').map(line => JSON.parse(line) as Corner);
  expect(missingPairs(walked)).toEqual([]);
});

test('a pair that no test covers is reported', () => {
  expect(missingPairs([...opposites.flat(), ...everyBrand])).toEqual([]);
  expect(missingPairs([xingheClassic, xinghePro])).toContain('qingshan × pro');
});

test('two opposite corners share neither brand nor edition', () => {
  for (const [one, other] of opposites) {
    expect(one.brand).not.toBe(other.brand);
    expect(one.edition).not.toBe(other.edition);
  }
});
