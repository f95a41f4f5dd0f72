import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { jsonCodec, textCodec, wordCodec } from './codec.ts';
import { inlineRead } from './inline-read.ts';
import { defineItem } from './items.ts';
import { PERSONAL_PREFIX, type StorageArea } from './storage.ts';
import { mapArea, openTabs } from './test-support/tabs.ts';

const edition = defineItem('edition', wordCodec(['classic', 'pro']));
const note = defineItem('note', textCodec);
const mine = defineItem('mine', textCodec, { personal: true });
const isCount = (value: unknown): value is { n: number } =>
  typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number';
const count = defineItem('count', jsonCodec(isCount));

const tab = (area: () => StorageArea | undefined) => openTabs(1, area)[0]!;
const fail = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('a stored item', () => {
  it('is read as it was written, under the prefix', () => {
    const texts = new Map<string, string>();
    const storage = tab(() => mapArea(texts));
    storage.writeItem(count, { n: 3 });
    expect(storage.readItem(count)).toEqual({ n: 3 });
    expect([...texts.keys()]).toEqual(['lobby.count']);
    storage.removeItem(count);
    expect(storage.readItem(count)).toBeUndefined();
  });

  it.each(['', 'null', '{', '[]', '{"n":"3"}', '\u0000'])('that holds %j is read as absent', text => {
    const storage = tab(() => mapArea(new Map([['lobby.count', text]])));
    expect(storage.readItem(count)).toBeUndefined();
  });

  it('never throws, whatever the area holds', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const storage = tab(() =>
          mapArea(
            new Map([
              ['lobby.count', text],
              ['lobby.edition', text],
            ]),
          ),
        );
        expect(() => [storage.readItem(count), storage.readItem(edition)]).not.toThrow();
      }),
    );
  });
});

const brokenAreas: [string, () => StorageArea | undefined][] = [
  ['absent', () => undefined],
  ['forbidden', fail],
  ['throwing', () => ({ length: 0, key: fail, getItem: fail, setItem: fail, removeItem: fail })],
  ['full', () => ({ ...mapArea(), setItem: fail })],
];

describe.each(brokenAreas)('where the area is %s', (_, area) => {
  it('values are kept for this tab', () => {
    const storage = tab(area);
    storage.writeItem(edition, 'pro');
    expect(storage.readItem(edition)).toBe('pro');
    storage.removeItem(edition);
    expect(storage.readItem(edition)).toBeUndefined();
  });

  it('personal values are still removed', () => {
    const storage = tab(area);
    storage.writeItem(mine, 'x');
    storage.writeItem(note, 'y');
    storage.removePersonalItems();
    expect([storage.readItem(mine), storage.readItem(note)]).toEqual([undefined, 'y']);
  });

  it('other tabs are sent the value itself', () => {
    const [here, there] = openTabs(2, area);
    here!.writeItem(edition, 'pro');
    expect(there!.readItem(edition)).toBe('pro');
  });
});

describe('an area that fills up', () => {
  it('never returns an older value than the last written', () => {
    let full = false;
    const whole = mapArea();
    const storage = tab(() => ({
      ...whole,
      setItem: (key, text) => (full ? fail() : whole.setItem(key, text)),
    }));
    storage.writeItem(note, 'old');
    full = true;
    storage.writeItem(note, 'new');
    expect(storage.readItem(note)).toBe('new');
    full = false;
    storage.writeItem(note, 'newest');
    expect(storage.readItem(note)).toBe('newest');
    expect(whole.getItem('lobby.note')).toBe('newest');
  });
});

describe('subscribing', () => {
  it('reports changes of this tab and of others, and which, until unsubscribed', () => {
    const shared = mapArea();
    const [here, there] = openTabs(2, () => shared);
    const notified = vi.fn();
    const undo = here!.subscribeItem(edition, notified);
    here!.writeItem(edition, 'pro');
    there!.writeItem(edition, 'classic');
    here!.writeItem(note, 'another item');
    expect(notified.mock.calls).toEqual([[{ elsewhere: false }], [{ elsewhere: true }]]);
    expect(here!.readItem(edition)).toBe('classic');
    undo();
    there!.writeItem(edition, 'pro');
    expect(notified).toHaveBeenCalledTimes(2);
  });
});

describe('the personal part', () => {
  it('is removed as a whole, and the rest is kept', () => {
    const texts = new Map([
      [`${PERSONAL_PREFIX}DD_phone`, '{}'],
      ['somebody.else', '1'],
    ]);
    const storage = tab(() => mapArea(texts));
    storage.writeItem(mine, 'x');
    storage.writeItem(edition, 'pro');
    storage.removePersonalItems();
    expect([...texts.keys()].sort()).toEqual(['lobby.edition', 'somebody.else']);
  });
});

describe('the inline reader', () => {
  it('reads the same key without a module, and does not throw when the area is unavailable', () => {
    const read = new Function('localStorage', `return ${inlineRead(edition)}`);
    expect(read(mapArea(new Map([['lobby.edition', 'pro']])))).toBe('pro');
    expect(read(undefined)).toBeNull();
  });
});
