import { searchable } from '@lobby/api-client/searchable';
import { describe, expect, it } from 'vitest';
import type { MatchInfo } from '../feed/match-info.ts';
import { type Arrangement, arrange, type ListRow } from './arrange.ts';

function match(ecid: string, league: string, kickoff: number, home = '甲', away = '乙'): MatchInfo {
  return {
    gidm: '',
    counts: 'goals',
    ecid,
    gid: ecid,
    sport: 'FT',
    leagueId: league,
    league,
    teams: { home, away },
    teamIds: { home, away },
    kickoff,
    live: false,
    open: true,
    redCards: { home: 0, away: 0 },
    moreCount: 0,
  };
}
const everything: Arrangement = {
  sort: 'time',
  leagues: new Set(),
  search: '',
  collapsed: new Set(),
  leagueOrder: [],
  openness: new Map(),
};
const matches = [
  match('1', '英超', 300, '切尔西', '阿森纳'),
  match('2', '西甲', 100, '皇家马德里', 'FC Barcelona'),
  match('3', '英超', 200, '利物浦', '曼城'),
  match('4', '中超', 100, '上海海港', '山东泰山'),
];
const shown = (arrangement: Partial<Arrangement>) =>
  arrange(matches, { ...everything, ...arrangement }).map(wordOf);
const wordOf = (row: ListRow): string =>
  row.type === 'match' ? row.ecid : row.type === 'league' ? row.name : row.sport;

describe('the list of matches', () => {
  it('by time: the league that begins first, and in it the match that begins first', () => {
    expect(shown({ leagueOrder: ['西甲', '中超'] })).toEqual(['西甲', '2', '中超', '4', '英超', '3', '1']);
  });

  it('in a league: what can be bet on, then what is suspended, then what is open elsewhere, then nothing', () => {
    const openness = new Map([
      ['3', 'closed'],
      ['6', 'elsewhere'],
      ['1', 'suspended'],
    ] as const);
    const late = match('5', '英超', 400);
    const elsewhere = match('6', '英超', 250);
    const rows = arrange([...matches, late, elsewhere], {
      ...everything,
      openness,
      leagues: new Set(['英超', '西甲']),
    });
    // The league keeps its place: its first match is still the one that began first.
    expect(rows.map(wordOf)).toEqual(['西甲', '2', '英超', '5', '1', '6', '3']);
  });

  it('by league: in the given order, the rest by name', () => {
    expect(shown({ sort: 'league', leagueOrder: ['英超'] })).toEqual([
      '英超',
      '3',
      '1',
      '西甲',
      '2',
      '中超',
      '4',
    ]);
  });

  it.each(['time', 'league'] as const)(
    'by %s has marked leagues in front, in the same order among them',
    sort => {
      const favourites = new Set(['英超', '中超']);
      const leagues = shown({ sort, favourites, leagueOrder: ['西甲', '中超'] }).filter(name =>
        /\D/.test(name),
      );
      expect(leagues).toEqual(['中超', '英超', '西甲']);
    },
  );

  it('shows the chosen leagues only', () => {
    expect(shown({ leagues: new Set(['中超']) })).toEqual(['中超', '4']);
  });

  it('finds teams and leagues in any letter case and width, ignoring spaces around the text', () => {
    expect(shown({ search: ' 马德里 ' })).toEqual(['西甲', '2']);
    expect(shown({ search: 'ｆｃ ｂａｒ' })).toEqual(['西甲', '2']);
    expect(shown({ search: '英超' })).toEqual(['英超', '3', '1']);
    expect(shown({ search: '没有这个队' })).toEqual([]);
  });

  it('keeps the head of a collapsed league, with its count', () => {
    const rows = arrange(matches, { ...everything, collapsed: new Set(['英超']) });
    expect(rows.find(row => row.type === 'league' && row.id === '英超')).toEqual({
      type: 'league',
      id: '英超',
      name: '英超',
      sport: 'FT',
      count: 2,
      expanded: false,
    });
    expect(rows.some(row => row.type === 'match' && row.ecid === '3')).toBe(false);
  });

  it('marks the last match of a league', () => {
    const rows = arrange(matches, everything).filter(row => row.type === 'match');
    expect(rows.filter(row => row.isLast).map(row => row.ecid)).toEqual(['2', '4', '1']);
  });

  it('reads full-width and spaced words alike', () => {
    expect(searchable('Ｍａｎ  City')).toBe('mancity');
  });

  it('of all sports: the leagues of each below its name with its number of matches, in the order of menus', () => {
    const basketball = (ecid: string, league: string, kickoff: number): MatchInfo => ({
      ...match(ecid, league, kickoff),
      sport: 'BK',
    });
    const handball: MatchInfo = { ...match('9', '手球联赛', 10), sport: 'HB' };
    const rows = arrange([handball, basketball('7', 'CBA', 50), ...matches, basketball('8', 'NBA', 20)], {
      ...everything,
      bySport: true,
      favourites: new Set(['英超']),
      leagues: new Set(['英超', 'CBA', 'NBA', '手球联赛']),
    });
    expect(rows.map(wordOf)).toEqual([
      ...['FT', '英超', '3', '1'],
      ...['BK', 'NBA', '8', 'CBA', '7'],
      ...['OP', '手球联赛', '9'],
    ]);
    expect(rows.flatMap(row => (row.type === 'sport' ? [row.count] : []))).toEqual([2, 2, 1]);
  });
});
