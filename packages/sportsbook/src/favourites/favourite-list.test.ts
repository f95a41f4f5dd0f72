import { describe, expect, it } from 'vitest';
import {
  adoptVisitorFavourites,
  type Favourite,
  type FavouriteList,
  idsOf,
  withFavourite,
  withoutEnded,
  withoutFavourite,
} from './favourite-list.ts';

const kickoff = Date.parse('2026-11-21T20:00:00+08:00');
const favourite = (ecid: string, owner = 'u1'): Favourite => ({ owner, ecid, kickoff });
const ids = (list: FavouriteList, owner = 'u1') => [...idsOf(list, owner)];
const many = (count: number, owner = 'u1') =>
  Array.from({ length: count }, (_, index) => favourite(`m${index}`, owner));

describe('favourites', () => {
  it('marked by one owner are not those of another', () => {
    const list = withFavourite([favourite('1'), favourite('2', '')], favourite('3', 'u2'));
    expect(ids(list)).toEqual(['1']);
    expect(ids(list, 'u2')).toEqual(['3']);
    expect(ids(list, '')).toEqual(['2']);
  });

  it('marked again stay where they are', () => {
    const list = [favourite('1'), favourite('2')];
    expect(withFavourite(list, favourite('1'))).toBe(list);
  });

  it('unmarked are removed for their owner only', () => {
    const list = withoutFavourite([favourite('1'), favourite('1', 'u2')], favourite('1'));
    expect(list).toEqual([favourite('1', 'u2')]);
  });

  it('are at most 25 of a sport and owner: one more is not added', () => {
    const full = [favourite('other', 'u2'), ...many(25)];
    expect(withFavourite(full, favourite('new'))).toBe(full);
    expect(ids(withFavourite(full, { ...favourite('new'), sport: 'VF' }))).toContain('new');
    expect(ids(withFavourite(full, favourite('new', 'u2')), 'u2')).toEqual(['other', 'new']);
  });

  it('are kept until three days after the match', () => {
    const list = [favourite('1')];
    expect(withoutEnded(list, Date.parse('2026-11-24T22:59:59+08:00'))).toEqual(list);
    expect(withoutEnded(list, Date.parse('2026-11-24T23:00:00+08:00'))).toEqual([]);
  });

  it('of a visitor become those of the member who logs in, each once', () => {
    const list = adoptVisitorFavourites(
      [favourite('1'), favourite('1', ''), favourite('2', ''), favourite('3')],
      'u1',
    );
    expect(ids(list)).toEqual(['1', '2', '3']);
    expect(ids(list, '')).toEqual([]);
  });

  it('of a visitor stay theirs while nobody is logged in', () => {
    const list = [favourite('1', '')];
    expect(adoptVisitorFavourites(list, '')).toBe(list);
  });

  it('taken over leave the member the 25 marked last of a sport', () => {
    const list = [...many(20), ...many(30, '').slice(20)];
    expect(ids(adoptVisitorFavourites(list, 'u1'))).toEqual(
      many(30)
        .slice(5)
        .map(({ ecid }) => ecid),
    );
  });
});
