import { pageStorage, readItem, removeItem } from '@lobby/api/storage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFavourites, favouritesItem } from './favourites.ts';

const kickoff = Date.parse('2026-11-21T20:00:00+08:00');
const match = (ecid: string, sport: 'FT' | 'VF' = 'FT') => ({ ecid, kickoff, sport });
const open = (now = kickoff) => createFavourites(pageStorage, () => now);

/** As another tab leaves it, and its event. */
function writeElsewhere(text: string): void {
  localStorage.setItem(favouritesItem.key, text);
  window.dispatchEvent(new StorageEvent('storage', { key: favouritesItem.key }));
}

afterEach(() => removeItem(favouritesItem));

describe('the favourites of a device', () => {
  it('are there after a reload, and gone when pressed again', () => {
    open().toggle('u1', match('1'));
    expect([...open().read('u1')]).toEqual(['1']);
    open().toggle('u1', match('1'));
    expect([...open().read('u1')]).toEqual([]);
  });

  it('are the same set until one changes', () => {
    const favourites = open();
    favourites.toggle('u1', match('1'));
    const before = favourites.read('u1');
    expect(favourites.read('u1')).toBe(before);
    favourites.toggle('u1', match('2'));
    expect([...favourites.read('u1')]).toEqual(['1', '2']);
  });

  it('are twenty-five of a sport: one more is not marked, and one of another sport is', () => {
    const favourites = open();
    for (let n = 0; n < 25; n += 1) expect(favourites.toggle('u1', match(String(n)))).toBe(true);
    expect(favourites.toggle('u1', match('one more'))).toBe(false);
    expect(favourites.toggle('u1', match('virtual', 'VF'))).toBe(true);
    expect(favourites.toggle('u1', match('0'))).toBe(true);
    expect(favourites.toggle('u1', match('one more'))).toBe(true);
    expect(favourites.read('u1').size).toBe(26);
  });

  it('follow another tab', () => {
    const favourites = open();
    const changed = vi.fn();
    const unsubscribe = favourites.subscribe(changed);
    expect(favourites.read('u1').size).toBe(0);
    writeElsewhere(JSON.stringify([{ owner: 'u1', ecid: '7', kickoff }]));
    expect(changed).toHaveBeenCalledTimes(1);
    expect([...favourites.read('u1')]).toEqual(['7']);
    unsubscribe();
  });

  it('of a visitor are the member’s after the login', () => {
    const favourites = open();
    favourites.toggle('', match('1'));
    favourites.tidy('u1');
    expect([...favourites.read('u1')]).toEqual(['1']);
    expect([...favourites.read('')]).toEqual([]);
  });

  it('are not written again when there is nothing to tidy', () => {
    const favourites = open();
    favourites.toggle('u1', match('1'));
    const changed = vi.fn();
    const unsubscribe = favourites.subscribe(changed);
    favourites.tidy('u1');
    expect(changed).not.toHaveBeenCalled();
    unsubscribe();
  });

  it('that ended days ago leave the storage', () => {
    open().toggle('u1', match('1'));
    open(kickoff + 4 * 24 * 60 * 60 * 1_000).tidy('u1');
    expect(readItem(favouritesItem)).toEqual([]);
  });

  it('are empty while the storage is malformed, and can be marked again', () => {
    const favourites = open();
    for (const text of ['nonsense', '{}', '[{"owner":"u1","ecid":7}]']) {
      writeElsewhere(text);
      expect(favourites.read('u1').size).toBe(0);
    }
    favourites.toggle('u1', match('1'));
    expect([...favourites.read('u1')]).toEqual(['1']);
  });
});
