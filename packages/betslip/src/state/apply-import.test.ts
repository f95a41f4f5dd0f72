import { describe, expect, it } from 'vitest';
import { order } from '../testing/sample-orders.ts';
import { handicap, homeWin, over, sameMatch, ten } from '../testing/sample-selections.ts';
import { slipWith } from '../testing/sample-slip.ts';
import { betslipReducer, changeUndone, importApplied, importChanged, slipCleared } from './betslip.slice.ts';
import { type BetslipState, formOf } from './betslip-state.ts';
import type { ImportedSelections } from './selection-import.ts';

const imported: ImportedSelections = {
  kind: 'shared',
  form: 'several',
  sizes: [],
  selections: [handicap, over],
  unavailable: [],
};
const importSelections = (state: BetslipState, more: Partial<ImportedSelections> = {}) =>
  betslipReducer(state, importApplied({ ...imported, ...more }));
const keys = ({ slip }: BetslipState) => slip.items.map(({ key }) => key);
const empty = slipWith(undefined);

describe('a slip filled with picks of an earlier moment', () => {
  it('holds them in their order and form, and says how many', () => {
    const filled = importSelections({ ...empty, tab: 'open' });
    expect(keys(filled)).toEqual([handicap.key, over.key]);
    expect(formOf(filled)).toBe('several');
    expect(filled).toMatchObject({ tab: 'slip', stakes: {}, notice: { name: 'imported', count: 2 } });
    expect(filled.selectionImport).toBeUndefined();
    expect(filled.undo).toBeUndefined();
  });

  it('marks the systems that were chosen, as far as so many picks can have them', () => {
    const filled = importSelections(empty, {
      form: 'systems',
      sizes: [[2], [3]],
      selections: [handicap, over],
    });
    expect(formOf(filled)).toBe('systems');
    expect(filled.shared).toEqual(['2:2']);
  });

  it('brings back what it replaced, form and stakes included', () => {
    const before = slipWith([homeWin, over], { form: 'systems', stakes: { '2:1,2': '10' }, basis: 'total' });
    const filled = importSelections(before, { form: 'series' });
    expect(filled).toMatchObject({ combine: 'series', basis: 'each', stakes: {} });
    const back = betslipReducer(filled, changeUndone());
    expect(back).toMatchObject({
      slip: before.slip,
      combine: 'systems',
      basis: 'total',
      stakes: { '2:1,2': '10' },
    });
  });

  it('brings back the stakes of then, not what was filled in for other picks', () => {
    const before = slipWith([homeWin, over], { form: 'series', stakes: { series: '10' } });
    const filled = importSelections(before, { form: 'series', stake: '1000' });
    expect(filled.stakes).toEqual({ series: '1000' });
    expect(betslipReducer(filled, changeUndone()).stakes).toEqual({ series: '10' });
  });

  it('has the stake of then on the single, the series or the system', () => {
    expect(importSelections(empty, { form: 'single', selections: [over], stake: '30' }).stakes).toEqual({
      [over.key]: '30',
    });
    expect(importSelections(empty, { form: 'series', stake: '30' }).stakes).toEqual({ series: '30' });
    const systems = importSelections(empty, { form: 'systems', sizes: [[1, 2]], stake: '30' });
    expect(systems.stakes).toEqual({ '2:1,2': '30' });
  });

  it('keeps one pick of a match, ten at most, and champions alone; it reports what was left out', () => {
    const same = importSelections(empty, { selections: [handicap, sameMatch] });
    expect(keys(same)).toEqual([handicap.key]);
    expect(same.selectionImport).toMatchObject({ step: 'done', count: 1, refused: [{ rule: 'same-match' }] });

    const eleven = importSelections(empty, { selections: [...ten, homeWin] });
    expect(eleven.slip.items).toHaveLength(10);
    expect(eleven.selectionImport).toMatchObject({ refused: [{ rule: 'limit' }] });

    const champion = { ...homeWin, key: 'c', champion: true };
    const mixed = importSelections(empty, { form: 'series', selections: [champion, over] });
    expect(keys(mixed)).toEqual(['c']);
    expect(mixed.selectionImport).toMatchObject({ refused: [{ selection: over, rule: 'champion' }] });
  });

  it('takes the same pick once', () => {
    expect(keys(importSelections(empty, { selections: [over, over] }))).toEqual([over.key]);
  });

  it('leaves the slip alone when nothing is offered any more', () => {
    const before = slipWith(homeWin, { stake: '50' });
    const same = importSelections(before, { selections: [], unavailable: [over] });
    expect(same).toMatchObject({
      slip: before.slip,
      stakes: before.stakes,
      selectionImport: { count: 0, unavailable: [over] },
    });
  });

  it('is refused while an order is being confirmed', () => {
    const slip = slipWith(handicap, { placement: { orders: [{ step: 'submitting', order }] } });
    const locked = { ...slip, slip: { ...slip.slip, confirming: true } };
    const asking = betslipReducer(locked, importChanged({ step: 'asking', imported }));
    const refused = betslipReducer(asking, importApplied(imported));
    expect(refused).toMatchObject({
      slip: locked.slip,
      notice: { name: 'confirming' },
      selectionImport: { step: 'asking' },
    });
  });

  it('forgets which systems were shared when it is emptied', () => {
    const filled = importSelections(empty, { form: 'systems', sizes: [[2]] });
    expect(betslipReducer(filled, slipCleared()).shared).toBeUndefined();
  });
});
