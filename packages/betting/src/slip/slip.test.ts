import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slip, SlipItem } from './slip.ts';
import { addSelection, removeSelection, setMultiple, setSeries } from './slip-moves.ts';

const item = (key: string, gide = key, more: Partial<SlipItem> = {}): SlipItem => ({
  key,
  gid: key,
  gide,
  ...more,
});
const slip = (items: SlipItem[], more: Partial<Slip> = {}): Slip => ({
  mode: items.length > 1 ? 'multiple' : 'single',
  series: false,
  confirming: false,
  items,
  ...more,
});
const keys = (of: Slip) => of.items.map(({ key }) => key);

describe('a press on a price', () => {
  it('puts the selection in an empty slip', () => {
    expect(keys(addSelection(slip([]), item('a')).slip)).toEqual(['a']);
  });

  it('removes a selection that is already there', () => {
    const change = addSelection(slip([item('a')]), item('a'));
    expect(keys(change.slip)).toEqual([]);
    expect(change.removed).toEqual([item('a')]);
  });

  it('replaces the one selection of a single slip, and says so', () => {
    expect(addSelection(slip([item('a')]), item('b'))).toMatchObject({ rule: 'replaced' });
    expect(keys(addSelection(slip([item('a')]), item('b')).slip)).toEqual(['b']);
  });

  it('replaces a selection of the same match or event, and names it', () => {
    const many = slip([item('a', 'e1'), item('b', 'e2')]);
    const event = addSelection(many, item('c', 'e1'));
    expect(keys(event.slip)).toEqual(['c', 'b']);
    expect(event.rule).toBe('same-event');
    const match = addSelection(many, { key: 'b2', gid: 'b', gide: 'e2' });
    expect(keys(match.slip)).toEqual(['b2', 'a']);
    expect(match.rule).toBe('same-match');
  });

  it('refuses the eleventh', () => {
    const full = slip(Array.from({ length: 10 }, (_, n) => item(`m${n}`)));
    expect(addSelection(full, item('x'))).toMatchObject({ slip: full, removed: [], rule: 'limit' });
  });

  it('rejects changes while an order is being confirmed', () => {
    const locked = slip([item('a')], { confirming: true });
    expect(addSelection(locked, item('b'))).toMatchObject({
      slip: locked,
      removed: [],
      rule: 'confirming',
    });
    expect(removeSelection(locked, 'a').rule).toBe('confirming');
    expect(setMultiple(locked, true).rule).toBe('confirming');
    expect(setSeries(locked, true).rule).toBe('confirming');
  });

  it('clears other selections and leaves series mode for an outright', () => {
    const change = addSelection(
      slip([item('a'), item('b')], { series: true }),
      item('c', 'c', { champion: true }),
    );
    expect(keys(change.slip)).toEqual(['c']);
    expect(change).toMatchObject({ rule: 'champion', slip: { series: false } });
    const back = addSelection(change.slip, item('d'));
    expect(keys(back.slip)).toEqual(['d']);
    expect(back.rule).toBe('champion');
  });
});

describe('modes', () => {
  it('keeps only the last selected when multiple mode is left', () => {
    const change = setMultiple(slip([item('new'), item('old')]), false);
    expect(keys(change.slip)).toEqual(['new']);
    expect(change.slip.mode).toBe('single');
  });

  it('marks legs of one match invalid in a series, and frees them again', () => {
    const clash = slip([item('a', 'e'), item('b', 'e'), item('c')]);
    const on = setSeries(clash, true).slip;
    expect(on.items.map(({ invalid }) => Boolean(invalid))).toEqual([true, true, false]);
    const off = setSeries(on, false).slip;
    expect(off.items.some(({ invalid }) => invalid)).toBe(false);
  });

  it('keeps every rule over any sequence of presses', () => {
    const press = fc.record({ n: fc.nat(14), event: fc.nat(9), champion: fc.boolean(), move: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 60 }), presses => {
        let now: Slip = slip([]);
        for (const { n, event, champion, move } of presses) {
          if (move === 0) now = setMultiple(now, n % 2 === 0).slip;
          else if (move === 1) now = setSeries(now, n % 2 === 0).slip;
          else now = addSelection(now, item(`k${n}`, `e${event}`, champion ? { champion } : {})).slip;
          expect(now.items.length).toBeLessThanOrEqual(10);
          expect(new Set(keys(now)).size).toBe(now.items.length);
          expect(new Set(now.items.map(i => Boolean(i.champion))).size).toBeLessThanOrEqual(1);
          expect(now.items.length > 1 && now.mode === 'single').toBe(false);
          const normal = now.items.filter(i => !i.champion).map(({ gide }) => gide);
          expect(new Set(normal).size).toBe(normal.length);
        }
      }),
    );
  });
});
