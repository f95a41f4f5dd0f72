import { describe, expect, it } from 'vitest';
import { leagueTable, type TableMatch } from './league-table.ts';

const points = { win: 3, draw: 1 };
const match = (home: string, score: readonly [number, number], away: string): TableMatch => ({
  home,
  away,
  score,
});
const places = (matches: readonly TableMatch[]) =>
  leagueTable(matches, points).map(({ place, club }) => `${place} ${club}`);

describe('the table of a league', () => {
  it('counts wins, draws, losses, goals and points of both sides', () => {
    const rows = leagueTable([match('a', [2, 1], 'b'), match('b', [0, 0], 'a')], points);
    expect(rows).toEqual([
      {
        club: 'a',
        place: 1,
        played: 2,
        won: 1,
        drawn: 1,
        lost: 0,
        goalsFor: 2,
        goalsAgainst: 1,
        points: 4,
        form: ['W', 'D'],
      },
      {
        club: 'b',
        place: 2,
        played: 2,
        won: 0,
        drawn: 1,
        lost: 1,
        goalsFor: 1,
        goalsAgainst: 2,
        points: 1,
        form: ['L', 'D'],
      },
    ]);
  });

  it('has the higher goal difference first at equal points', () => {
    expect(places([match('a', [1, 0], 'c'), match('b', [2, 0], 'd')])).toEqual(['1 b', '2 a', '3 c', '4 d']);
  });

  it('has more goals first at equal points and difference', () => {
    expect(places([match('a', [1, 0], 'c'), match('b', [3, 2], 'd')])).toEqual(['1 b', '2 a', '3 d', '4 c']);
  });

  it('gives clubs that are equal in all of it one place, and the next club the place after both', () => {
    expect(places([match('a', [1, 0], 'c'), match('b', [1, 0], 'd')])).toEqual(['1 a', '1 b', '3 c', '3 d']);
  });

  it('shows the last five of a club, the newest last', () => {
    const scores = [
      [0, 1],
      [1, 1],
      [2, 0],
      [1, 0],
      [0, 3],
      [1, 1],
    ] as const;
    const own = leagueTable(
      scores.map(score => match('a', score, 'b')),
      points,
    ).find(({ club }) => club === 'a');
    expect(own?.form).toEqual(['D', 'W', 'W', 'L', 'D']);
  });

  it('of no match has no row', () => {
    expect(leagueTable([], points)).toEqual([]);
  });

  it('has as many goals for as against and every match twice, whatever was played', () => {
    const clubs = ['a', 'b', 'c', 'd', 'e'];
    const matches = clubs.flatMap((home, at) =>
      clubs.flatMap((away, to) =>
        at === to ? [] : [match(home, [(at * 7 + to) % 4, (at + to * 3) % 3], away)],
      ),
    );
    const rows = leagueTable(matches, points);
    const sum = (field: 'goalsFor' | 'goalsAgainst' | 'played' | 'won' | 'lost' | 'drawn' | 'points') =>
      rows.reduce((total, row) => total + row[field], 0);
    expect(sum('played')).toBe(2 * matches.length);
    expect(sum('goalsFor')).toBe(sum('goalsAgainst'));
    expect(sum('won')).toBe(sum('lost'));
    expect(sum('points')).toBe(3 * sum('won') + sum('drawn'));
  });
});
