import { expect, it } from 'vitest';
import { sampleGrades, sampleStanding } from '../testing/sample-vip.ts';
import { fallSoon, missing } from './missing.ts';

const now = Date.UTC(2026, 10, 24, 4);
const day = 86_400_000;
const fall = (change: Parameters<typeof sampleStanding>[0]) =>
  fallSoon(sampleStanding(change), sampleGrades, now);

it('what is missing is never less than nothing', () => {
  expect([missing('40000', '36900.5'), missing('1', '1'), missing('1', '2')]).toEqual(['3099.50', '0', '0']);
});

it.each([
  [14 * day, 14],
  [day + 1, 2],
  [day, 1],
  [1, 1],
])('a fall in %i ms is announced, with what is missing', (in_, days) => {
  expect(fall({ keepUntil: now + in_ })).toEqual({ at: now + in_, left: '3100', days });
});

it.each([
  ['is more than two weeks away', { keepUntil: now + 14 * day + 1 }],
  ['is not to come, since enough was staked', { kept: '40000' }],
  ['cannot come at the lowest grade', { grade: 0, keepUntil: 0 }],
])('nothing is announced of a fall that %s', (_, change) => {
  expect(fall(change)).toBeUndefined();
});
