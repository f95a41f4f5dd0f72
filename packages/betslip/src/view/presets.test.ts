import { expect, it } from 'vitest';
import { offeredPresets, presetsOf, readPreset } from './presets.ts';

it.each([
  ['1', '1'],
  ['２０', '20'],
  ['1000000', '1000000'],
  ['1000000.01', undefined],
  ['0.99', undefined],
  ['', undefined],
  ['abc', undefined],
])('reads %j as the amount %j', (typed, amount) => {
  expect(readPreset(typed)).toBe(amount);
});

it('offers the amounts of the member, or the usual ones when they have none', () => {
  expect(presetsOf(['10', '20', '30', '40'])).toEqual(['10', '20', '30', '40']);
  expect(presetsOf(undefined)).toEqual(['50', '100', '500', '1000']);
  expect(presetsOf(['10', '20'])).toEqual(['50', '100', '500', '1000']);
  expect(presetsOf(['10', '20', '30', '-1'])).toEqual(['50', '100', '500', '1000']);
});

it('offers 5000 to members without amounts of their own who may stake it', () => {
  expect(offeredPresets(undefined, '5000')).toEqual(['50', '100', '500', '1000', '5000']);
  expect(offeredPresets(undefined, '4999')).toEqual(['50', '100', '500', '1000']);
  expect(offeredPresets(undefined, undefined)).toEqual(['50', '100', '500', '1000']);
  expect(offeredPresets(['10', '20', '30', '40'], '12680')).toEqual(['10', '20', '30', '40']);
});
