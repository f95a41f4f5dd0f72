import { describe, expect, it } from 'vitest';
import { type PlayedGame, winsTable } from './wins-table.ts';

const game = (home: string, own: number, others: number, away: string): PlayedGame => ({
  ...{ home, away },
  score: [own, others],
});
const places = (games: readonly PlayedGame[]) =>
  winsTable(games).map(({ place, club }) => `${place} ${club}`);

describe('a table of wins', () => {
  it('counts wins, losses, points of both sides and games behind the first', () => {
    const rows = winsTable([
      game('a', 90, 80, 'b'),
      game('c', 70, 75, 'a'),
      game('b', 99, 98, 'c'),
      game('b', 81, 80, 'd'),
    ]);
    expect(rows.map(({ club, won, lost, halvesBehind }) => [club, won, lost, halvesBehind])).toEqual([
      ['a', 2, 0, 0],
      ['b', 2, 1, 1],
      ['c', 0, 2, 4],
      ['d', 0, 1, 3],
    ]);
    expect(rows[1]).toMatchObject({ played: 3, scored: 260, conceded: 268, form: ['L', 'W', 'W'] });
  });

  it('has the larger share first, however many were played', () => {
    expect(
      places([game('a', 2, 1, 'c'), game('b', 2, 1, 'c'), game('b', 2, 1, 'c'), game('c', 2, 1, 'b')]),
    ).toEqual(['1 a', '2 b', '3 c']);
  });

  it('tells equal ones apart by the games among them', () => {
    const games = [game('a', 1, 2, 'b'), game('a', 2, 1, 'c'), game('c', 2, 1, 'b')];
    expect(places([...games, game('b', 2, 1, 'd'), game('d', 2, 1, 'b')])).toEqual(
      expect.arrayContaining(['1 a', '1 c']),
    );
    expect(places([game('a', 1, 2, 'b'), game('a', 2, 1, 'd'), game('b', 1, 2, 'd')])).toEqual([
      '1 a',
      '1 b',
      '1 d',
    ]);
    const twice = [game('a', 1, 2, 'b'), game('a', 2, 1, 'c'), game('b', 1, 2, 'c')];
    expect(places([...twice, game('c', 1, 2, 'e')])[0]).toBe('1 e');
  });

  it('gives one place to those that nothing tells apart, and the next the place after all of them', () => {
    expect(places([game('a', 2, 1, 'c'), game('b', 2, 1, 'd')])).toEqual(['1 a', '1 b', '3 c', '3 d']);
  });

  it('of no game has no row', () => {
    expect(winsTable([])).toEqual([]);
  });
});
