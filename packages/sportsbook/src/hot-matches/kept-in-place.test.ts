import { expect, it } from 'vitest';
import { keptInPlace } from './kept-in-place.ts';

it.each([
  ['at first in the order of the list', [], ['a', 'b'], ['a', 'b']],
  ['what is new in the place of what went', ['a', 'b', 'c'], ['a', 'c', 'd'], ['a', 'd', 'c']],
  ['what is new beyond that at the end', ['a', 'b'], ['b', 'c', 'd'], ['c', 'b', 'd']],
  ['no place that nothing takes', ['a', 'b', 'c'], ['a', 'c'], ['a', 'c']],
])('shows %s', (_, before, next, shown) => expect(keptInPlace(before, next)).toEqual(shown));

it('is the same while the matches are, whatever their order', () => {
  const before = ['a', 'b'];
  expect(keptInPlace(before, ['b', 'a'])).toBe(before);
});
