import { describe, expect, it } from 'vitest';
import type { Slip, SlipEvent, SlipItem } from './slip.ts';
import { slipReducer } from './slip-reducer.ts';

const item = (key: string, more: Partial<SlipItem> = {}): SlipItem => ({ key, gid: key, gide: '', ...more });
const outright = (key: string) => item(key, { champion: true });
const slip = (items: readonly SlipItem[], more: Partial<Slip> = {}): Slip => ({
  mode: items.length > 1 ? 'multiple' : 'single',
  series: false,
  confirming: false,
  items,
  ...more,
});
const keys = (items: readonly SlipItem[]) => items.map(({ key }) => key);

describe('a change of the slip names its rule', () => {
  const two = slip([item('b', { gide: 'e' }), item('a')]);
  it.each<[string, Slip, SlipEvent, string[]]>([
    ['same-match', two, { type: 'selected', item: item('x', { gid: 'a' }) }, ['a']],
    ['same-event', two, { type: 'selected', item: item('x', { gide: 'e' }) }, ['b']],
    ['replaced', slip([item('a')]), { type: 'selected', item: item('x') }, ['a']],
    ['champion', two, { type: 'selected', item: outright('x') }, ['b', 'a']],
    ['champion', slip([outright('o')]), { type: 'selected', item: item('x') }, ['o']],
    ['replaced', slip([outright('o')]), { type: 'selected', item: outright('x') }, ['o']],
    ['left-multiple', two, { type: 'multipleSet', on: false }, ['a']],
  ])('%s, and can be undone', (rule, before, event, removed) => {
    const change = slipReducer(before, event);
    expect(change.rule).toBe(rule);
    expect(keys(change.removed)).toEqual(removed);
    expect(change.before).toBe(before);
    const undone = slipReducer(change.slip, { type: 'restored', before });
    expect(undone.slip).toEqual(before);
    expect(undone.rule).toBeUndefined();
    expect(undone.before).toBeUndefined();
  });

  it('series-same-match, when series marks legs of one match', () => {
    const before = slip([item('c'), item('b', { gide: 'e' }), item('a', { gide: 'e' })]);
    const change = slipReducer(before, { type: 'seriesSet', on: true });
    expect(change).toMatchObject({ rule: 'series-same-match', removed: [], before });
    expect(keys(change.invalidated)).toEqual(['b', 'a']);
    expect(slipReducer(change.slip, { type: 'restored', before }).slip.items.some(leg => leg.invalid)).toBe(
      false,
    );
  });

  it('not at all, when the member took the item out', () => {
    const out: SlipEvent[] = [
      { type: 'selected', item: item('a') },
      { type: 'removed', key: 'a' },
    ];
    for (const event of out) {
      const change = slipReducer(two, event);
      expect(keys(change.removed)).toEqual(['a']);
      expect(change.rule).toBeUndefined();
      expect(change.before).toBeUndefined();
    }
  });

  it('not at all, when the member clears the slip', () => {
    const change = slipReducer(slip([item('a'), item('b')], { series: true }), { type: 'cleared' });
    expect(change.slip).toEqual(slip([]));
    expect(keys(change.removed)).toEqual(['a', 'b']);
    expect(change.rule).toBeUndefined();
  });
});

it('an item that is removed frees the leg it made invalid', () => {
  const both = slip([item('a', { gide: 'e' }), item('b', { gide: 'e' })]);
  const series = slipReducer(both, { type: 'seriesSet', on: true }).slip;
  const freed = slipReducer(series, { type: 'removed', key: 'a' });
  expect(freed.slip.items).toEqual([item('b', { gide: 'e', invalid: false })]);
  expect(freed.invalidated).toEqual([]);
});

describe('while an order is being confirmed', () => {
  const locked = slip([item('a'), item('b')], { confirming: true });
  it.each<SlipEvent>([
    { type: 'selected', item: item('x') },
    { type: 'selected', item: item('a') },
    { type: 'removed', key: 'a' },
    { type: 'multipleSet', on: false },
    { type: 'seriesSet', on: true },
    { type: 'cleared' },
    { type: 'restored', before: slip([item('c')]) },
  ])('$type is refused', event => {
    const change = slipReducer(locked, event);
    expect(change).toMatchObject({ removed: [], invalidated: [], rule: 'confirming' });
    expect(change.slip).toBe(locked);
    expect(change.before).toBeUndefined();
  });

  it('nothing else changes when it ends', () => {
    const change = slipReducer(locked, { type: 'confirmingSet', on: false });
    expect(change.slip).toEqual({ ...locked, confirming: false });
  });
});
