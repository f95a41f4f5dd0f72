import { expect, it } from 'vitest';
import { exclusionEnd } from './exclusion.ts';

const beijing = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  ['2026-08-31T09:30', 6, '2027-03-01T09:30'],
  ['2026-08-30T00:00', 6, '2027-03-01T00:00'],
  ['2026-08-28T23:59', 6, '2027-02-28T23:59'],
  ['2027-08-31T12:00', 6, '2028-03-01T12:00'],
  ['2028-02-29T12:00', 12, '2029-03-01T12:00'],
  ['2026-11-23T12:00', 60, '2031-11-23T12:00'],
  // Already the first of September in Beijing.
  ['2026-09-01T01:00', 6, '2027-03-01T01:00'],
])('an exclusion asked for at %s for %i months ends at %s', (from, months, end) => {
  expect(exclusionEnd(beijing(from), months)).toBe(beijing(end));
});
