import { expect, it } from 'vitest';
import { printMinute } from './halves.ts';

it.each([
  [0, 1, '1'],
  [0, 45, '45'],
  [0, 47, '45+2'],
  [1, 1, '46'],
  [1, 45, '90'],
  [1, 49, '90+4'],
] as const)('in half %i the minute %i is printed as %s', (half, minute, text) => {
  expect(printMinute(half, minute)).toBe(text);
});
