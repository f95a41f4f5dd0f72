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
  const textOf = (side: 'home' | 'away') => pointText('games', { home, away }, games, side);
  expect([textOf('home'), textOf('away')]).toEqual([one, other]);
});

it('counts the points of a tie-break', () => {
  const games = { home: 6, away: 6 };
  expect(pointText('games', { home: 8, away: 7 }, games, 'home')).toBe('8');
});

it('counts the break of who is at the table, and says nothing of the other', () => {
  const textOf = (side: 'home' | 'away') =>
    pointText('frames', { home: 0, away: 52 }, { home: 8, away: 60 }, side);
  expect([textOf('home'), textOf('away')]).toEqual(['', '52']);
});
