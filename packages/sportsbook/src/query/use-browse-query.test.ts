import { describe, expect, it } from 'vitest';
import {
  type BrowseQuery,
  readBrowseQuery,
  showsOf,
  sportTypeOf,
  withShow,
  writeBrowseQuery,
} from './use-browse-query.ts';

const standard: BrowseQuery = { sport: 'FT', show: 'live', date: '', match: '', onlyFavourites: false };
const read = (text: string) => readBrowseQuery(new URLSearchParams(text));

describe('the address of a list', () => {
  it('is football in play unless it says otherwise', () => {
    expect(read('')).toEqual(standard);
    expect(read('sport=ZZ&show=never')).toEqual(standard);
  });

  it('has a date for early lists only', () => {
    expect(read('show=early&date=2026-11-21').date).toBe('2026-11-21');
    expect(read('show=early&date=tomorrow').date).toBe('');
    expect(read('show=today&date=2026-11-21').date).toBe('');
  });

  it('cuts a match filter at 40 characters', () => {
    expect(read(`match=${'x'.repeat(5_000)}`).match).toHaveLength(40);
  });

  it('has no early list of virtual football', () => {
    expect(read('sport=VF&show=early').show).toBe('live');
  });

  it('narrows a list of matches to the favourites, on every market type, but no champion markets', () => {
    expect(read('fav=1').onlyFavourites).toBe(true);
    expect(read('fav=yes').onlyFavourites).toBe(false);
    expect(withShow(read('fav=1'), 'today').onlyFavourites).toBe(true);
    expect(read('sport=FS&fav=1').onlyFavourites).toBe(false);
    expect(String(writeBrowseQuery({ ...standard, sport: 'FS', onlyFavourites: true }))).toBe('sport=FS');
  });

  it('is read as it was written', () => {
    const queries: readonly BrowseQuery[] = [
      standard,
      { sport: 'ALL', show: 'today', date: '', match: '6001', onlyFavourites: true },
      { sport: 'VF', show: 'today', date: '', match: '', onlyFavourites: true },
      { sport: 'FT', show: 'early', date: '2026-11-21', match: 'e 1&2', onlyFavourites: false },
    ];
    for (const query of queries) expect(read(String(writeBrowseQuery(query)))).toEqual(query);
    expect(String(writeBrowseQuery(standard))).toBe('');
  });

  it('resets date and sport when the list is no longer early', () => {
    const early: BrowseQuery = { ...standard, sport: 'FS', show: 'early', date: '2026-11-21' };
    expect(withShow(early, 'live')).toEqual(standard);
    expect(withShow({ ...early, show: 'today' }, 'early').sport).toBe('FS');
  });

  it('stays with virtual football when its market type changes', () => {
    const live: BrowseQuery = { ...standard, sport: 'VF' };
    expect(withShow(live, 'today')).toEqual({ ...live, show: 'today' });
  });

  it('may be of all sports, which stays so when the list is no longer early', () => {
    const all: BrowseQuery = { ...standard, sport: 'ALL', show: 'early', date: '2026-11-21' };
    expect(read('sport=ALL&show=early&date=2026-11-21')).toEqual(all);
    expect(withShow(all, 'today')).toEqual({ ...standard, sport: 'ALL', show: 'today' });
    expect(showsOf('ALL')).toEqual(['live', 'today', 'early']);
    expect(sportTypeOf(all)).toBe('FT');
  });
});
