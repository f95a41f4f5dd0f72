import { expect, it } from 'vitest';
import { pointText } from './point-text.ts';

it.each([
  [0, 0, '0', '0'],
  [1, 2, '15', '30'],
  [3, 2, '40', '30'],
  [3, 3, '40', '40'],
  [4, 3, 'A', '40'],
  [5, 5, '40', '40'],
  [5, 6, '40', 'A'],
])('%i to %i points of a game are %s to %s', (home, away, one, other) => {
  const games = { home: 2, away: 3 };
  expect([pointText({ home, away }, games, 'home'), pointText({ home, away }, games, 'away')]).toEqual([
    one,
    other,
  ]);
});

it('counts the points of a tie-break', () => {
  const games = { home: 6, away: 6 };
  expect(pointText({ home: 8, away: 7 }, games, 'home')).toBe('8');
});
