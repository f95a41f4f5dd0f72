import { describe, expect, it } from 'vitest';
import { order } from '../testing/sample-orders.ts';
import { handicap, homeWin, over, sameMatch, ten } from '../testing/sample-picks.ts';
import { slipWith } from '../testing/sample-slip.ts';
import { betslipReducer, changeUndone, refillMoved, slipCleared, slipFilled } from './betslip.slice.ts';
import { type BetslipState, formOf } from './betslip-state.ts';
import type { Filling } from './refill-state.ts';

const filling: Filling = {
  kind: 'shared',
  form: 'several',
  sizes: [],
  selections: [handicap, over],
  gone: [],
};
const fill = (state: BetslipState, more: Partial<Filling> = {}) =>
  betslipReducer(state, slipFilled({ ...filling, ...more }));
const keys = ({ slip }: BetslipState) => slip.items.map(({ key }) => key);
const empty = slipWith(undefined);

describe('a slip filled with picks of an earlier moment', () => {
  it('holds them in their order and form, and says how many', () => {
    const filled = fill({ ...empty, tab: 'open' });
    expect(keys(filled)).toEqual([handicap.key, over.key]);
    expect(formOf(filled)).toBe('several');
    expect(filled).toMatchObject({ tab: 'slip', stakes: {}, notice: { name: 'filled', count: 2 } });
    expect(filled.refill).toBeUndefined();
    expect(filled.undo).toBeUndefined();
  });

  it('marks the systems that were chosen, as far as so many picks can have them', () => {
    const filled = fill(empty, { form: 'systems', sizes: [[2], [3]], selections: [handicap, over] });
    expect(formOf(filled)).toBe('systems');
    expect(filled.shared).toEqual(['2:2']);
  });

  it('brings back what it replaced, form and stakes included', () => {
    const before = slipWith([homeWin, over], { form: 'systems', stakes: { '2:1,2': '10' }, basis: 'total' });
    const filled = fill(before, { form: 'series' });
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
    const filled = fill(before, { form: 'series', stake: '1000' });
    expect(filled.stakes).toEqual({ series: '1000' });
    expect(betslipReducer(filled, changeUndone()).stakes).toEqual({ series: '10' });
  });

  it('has the stake of then on the single, the series or the system', () => {
    expect(fill(empty, { form: 'single', selections: [over], stake: '30' }).stakes).toEqual({
      [over.key]: '30',
    });
    expect(fill(empty, { form: 'series', stake: '30' }).stakes).toEqual({ series: '30' });
    const systems = fill(empty, { form: 'systems', sizes: [[1, 2]], stake: '30' });
    expect(systems.stakes).toEqual({ '2:1,2': '30' });
  });

  it('keeps one pick of a match, ten at most, and champions alone; it tells what was kept out', () => {
    const same = fill(empty, { selections: [handicap, sameMatch] });
    expect(keys(same)).toEqual([handicap.key]);
    expect(same.refill).toMatchObject({ step: 'told', taken: 1, refused: [{ rule: 'same-match' }] });

    const eleven = fill(empty, { selections: [...ten, homeWin] });
    expect(eleven.slip.items).toHaveLength(10);
    expect(eleven.refill).toMatchObject({ refused: [{ rule: 'limit' }] });

    const champion = { ...homeWin, key: 'c', champion: true };
    const mixed = fill(empty, { form: 'series', selections: [champion, over] });
    expect(keys(mixed)).toEqual(['c']);
    expect(mixed.refill).toMatchObject({ refused: [{ selection: over, rule: 'champion' }] });
  });

  it('takes the same pick once', () => {
    expect(keys(fill(empty, { selections: [over, over] }))).toEqual([over.key]);
  });

  it('leaves the slip alone when nothing is offered any more', () => {
    const before = slipWith(homeWin, { stake: '50' });
    const told = fill(before, { selections: [], gone: [over] });
    expect(told).toMatchObject({
      slip: before.slip,
      stakes: before.stakes,
      refill: { taken: 0, gone: [over] },
    });
  });

  it('is refused while an order is being confirmed', () => {
    const slip = slipWith(handicap, { placement: { orders: [{ step: 'submitting', order }] } });
    const locked = { ...slip, slip: { ...slip.slip, confirming: true } };
    const asking = betslipReducer(locked, refillMoved({ step: 'asking', filling }));
    const refused = betslipReducer(asking, slipFilled(filling));
    expect(refused).toMatchObject({
      slip: locked.slip,
      notice: { name: 'confirming' },
      refill: { step: 'asking' },
    });
  });

  it('forgets which systems were shared when it is emptied', () => {
    const filled = fill(empty, { form: 'systems', sizes: [[2]] });
    expect(betslipReducer(filled, slipCleared()).shared).toBeUndefined();
  });
});
