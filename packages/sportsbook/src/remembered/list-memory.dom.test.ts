import { readItem, removeItem } from '@lobby/api/storage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeListMemory,
  listMemoryItem,
  readListMemory,
  subscribeListMemory,
  type ViewedMatch,
} from './list-memory.ts';
import { withViewed } from './viewed-matches.ts';

afterEach(() => removeItem(listMemoryItem));

describe('how somebody likes the list', () => {
  it('is remembered by owner, each choice beside the others', () => {
    changeListMemory('u1', { sort: 'league' });
    changeListMemory('u1', { density: 'compact' });
    changeListMemory('u2', { sort: 'time' });
    expect(readListMemory('u1')).toMatchObject({ sort: 'league', density: 'compact' });
    expect(readListMemory('u2')).toMatchObject({ sort: 'time' });
    expect(readListMemory('')).toEqual({});
  });

  it('is the same object until it changes', () => {
    changeListMemory('u1', { leagues: ['39'] });
    const before = readListMemory('u1');
    expect(readListMemory('u1')).toBe(before);
    changeListMemory('u1', { leagues: [] });
    expect(readListMemory('u1')).not.toBe(before);
  });

  it('is forgotten of who was here longest ago when a sixth comes', () => {
    for (const owner of ['a', 'b', 'c', 'd', 'e']) changeListMemory(owner, { sort: 'league' });
    changeListMemory('a', { density: 'compact' });
    changeListMemory('f', { sort: 'league' });
    expect(readListMemory('b')).toEqual({});
    expect(readListMemory('a')).toMatchObject({ sort: 'league', density: 'compact' });
    expect(readItem(listMemoryItem)).toHaveLength(5);
  });

  it.each([
    ['no list', '{"owner":"u1"}'],
    ['an order that does not exist', '[{"owner":"u1","sort":"price"}]'],
    ['a league that is no text', '[{"owner":"u1","leagues":[39]}]'],
    ['a market that is no text', '[{"owner":"u1","markets":[39]}]'],
    ['a match without a kick-off', '[{"owner":"u1","viewed":[{"ecid":"1"}]}]'],
  ])('is read as absent from %s', (_what, text) => {
    localStorage.setItem(listMemoryItem.key, text);
    expect(readListMemory('u1')).toEqual({});
  });

  it('tells of a change in another tab', () => {
    const changed = vi.fn();
    const unsubscribe = subscribeListMemory(changed);
    localStorage.setItem(listMemoryItem.key, '[{"owner":"u1","sort":"league"}]');
    window.dispatchEvent(new StorageEvent('storage', { key: listMemoryItem.key }));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(readListMemory('u1').sort).toBe('league');
    unsubscribe();
  });
});

describe('the matches somebody looked at', () => {
  const now = Date.parse('2026-11-27T12:00:00+08:00');
  const match = (ecid: string, kickoff = now): ViewedMatch => ({
    ecid,
    sport: 'FT',
    kickoff,
    home: '主队',
    away: '客队',
    locale: 'zh-CN',
  });
  const ids = (list: readonly ViewedMatch[]) => list.map(({ ecid }) => ecid);

  it('have the newest in front, each once', () => {
    expect(ids(withViewed([match('1'), match('2')], match('2'), now))).toEqual(['2', '1']);
  });

  it('are ten, without those that began a day ago', () => {
    const many = Array.from({ length: 12 }, (_, at) => match(String(at)));
    expect(ids(withViewed(many, match('new'), now))).toHaveLength(10);
    expect(ids(withViewed([match('old', now - 24 * 3_600_000)], match('new'), now))).toEqual(['new']);
  });
});
