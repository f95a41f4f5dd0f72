import { expect, it } from 'vitest';
import { manyGames } from '../testing/many-games.ts';
import { chooseGames } from './choose-games.ts';

const games = manyGames(20).map(game => ({ ...game, badge: '' as const, playedAt: 0 }));
const codes = (changes: Readonly<Record<number, object>>) =>
  chooseGames(games.map((game, at) => ({ ...game, ...changes[at] }))).map(({ gameCode }) => gameCode);

it('the home page has the three games that were played last, then hot ones, then the first by hand', () => {
  const played = { 4: { playedAt: 1 }, 9: { playedAt: 3 }, 12: { playedAt: 2 }, 15: { playedAt: 4 } };
  expect(codes({ ...played, 7: { badge: 'hot' } })).toEqual([15, 9, 12, 7, 0, 1].map(at => `many-${at}`));
});

it('a hot game that was played stands there once', () => {
  expect(codes({ 2: { playedAt: 1, badge: 'hot' } })).toEqual([2, 0, 1, 3, 4, 5].map(at => `many-${at}`));
});

it('a visitor sees hot games and the first ones', () => {
  expect(codes({ 8: { badge: 'hot' } })).toEqual([8, 0, 1, 2, 3, 4].map(at => `many-${at}`));
});
