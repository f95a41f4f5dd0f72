import { type ShownPrice, systemTypes } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import type { TicketAnswer } from '../ports/ports.ts';
import type { BetslipState } from '../state/betslip-state.ts';
import type { PickedSelection } from '../state/selection.ts';
import { quote } from '../testing/sample-orders.ts';
import { handicap, homeWin, longNames, over, sameMatch, ten } from '../testing/sample-selections.ts';
import { slipWith } from '../testing/sample-slip.ts';
import { actionOf, type Obstacle, waysOn } from './action.ts';
import type { LegView } from './leg-source.ts';
import type { Offer } from './offer.ts';
import { type SlipInputs, viewSlip } from './slip-view.ts';

const price = (selection: PickedSelection): ShownPrice => {
  const { price } = selection.agreed;
  if (price.kind === 'decimal') return { format: 'E', odds: price.odds };
  return { format: 'H', odds: price.side === 'H' ? price.home : price.away };
};

/** An item on sale at the price it was picked at. */
function leg(selection: PickedSelection, more: Partial<LegView> & { offer?: Partial<Offer> } = {}): LegView {
  const { offer, ...rest } = more;
  const { line, strong } = selection.agreed;
  return {
    selection,
    offered: {
      open: true,
      offer: { price: price(selection), line, strong, agreeable: selection.agreed, ...offer },
    },
    quote: { ...quote, max: '500' },
    isUnchecked: false,
    isOver: false,
    stateVersion: '7',
    ...rest,
  };
}
const shut = (selection: PickedSelection) =>
  leg(selection, { offered: { open: false, why: 'suspended', line: '', strong: '' } });

const limits: TicketAnswer = { kind: 'limits', min: '10', max: '300' };
function view(state: BetslipState, more: Partial<SlipInputs> = {}) {
  const legs = state.slip.items.map(item => leg(item));
  return viewSlip({ state, legs, limitsOf: () => limits, balance: 1000_00n, loggedIn: true, ...more });
}
const stakesOf = (stakes: Record<PickedSelection['key'], string>) => ({ stakes });
const blockedBy = (state: BetslipState, more: Partial<SlipInputs> = {}): Obstacle | undefined => {
  const action = actionOf(view(state, more));
  return action.kind === 'blocked' ? action.by : undefined;
};

describe('several singles', () => {
  const both = slipWith([handicap, over], stakesOf({ [handicap.key]: '100', [over.key]: '50' }));

  it('add up, each with its exact win', () => {
    expect(view(both)).toMatchObject({ stake: 15_000n, risk: 15_000n, win: 9_600n + 4_700n, short: 0n });
    expect(actionOf(view(both))).toMatchObject({
      kind: 'place',
      tickets: [{ sizes: [1] }, { sizes: [1] }],
    });
  });

  it('are placed without the items that are closed, or have no stake', () => {
    const legs = [shut(handicap), leg(over), leg(homeWin)];
    const state = slipWith([handicap, over, homeWin], both);
    expect(view({ ...state, stakes: both.stakes }, { legs }).counted.map(({ id }) => id)).toEqual([over.key]);
    expect(view({ ...state, stakes: both.stakes }, { legs }).left).toBe(1);
  });

  it('share the balance: all risks together are tested, and the message says by how much it is over', () => {
    expect(blockedBy(both, { balance: 120_00n })).toEqual({ kind: 'short', by: '30', at: over.key });
    expect(blockedBy(both, { balance: 150_00n })).toBeUndefined();
  });

  it('are held back by the first stake at fault', () => {
    const wrong = { ...both, stakes: { [handicap.key]: '100', [over.key]: '5' } };
    expect(blockedBy(wrong)).toMatchObject({
      kind: 'stake',
      problem: { kind: 'below-minimum' },
      at: over.key,
    });
  });

  it('need one stake at least', () => {
    expect(blockedBy({ ...both, stakes: {} })).toEqual({ kind: 'no-stake', at: handicap.key });
  });

  it('ask first to agree to what has changed, of those that have a stake', () => {
    const asks = { offer: { asks: 'odds-changed' } } as const;
    const legs = [leg(handicap, asks), leg(over, asks)];
    const one = { ...both, stakes: { [over.key]: '50' } };
    expect(actionOf(view(one, { legs }))).toMatchObject({
      kind: 'accept',
      legs: [{ selection: { key: over.key } }],
    });
  });

  it('are not placed at prices from before a reload that were not looked at again', () => {
    const legs = [leg(handicap, { isUnchecked: true }), leg(over)];
    expect(blockedBy(both, { legs })).toEqual({ kind: 'unchecked' });
  });

  it('lead a visitor to the login', () => {
    expect(actionOf(view(both, { loggedIn: false, balance: undefined }))).toEqual({ kind: 'login' });
  });
});

describe('a series', () => {
  const series = slipWith([handicap, over, homeWin], { form: 'series', stakes: { series: '100' } });

  it('multiplies exact decimal odds, of Hong Kong and decimal prices, and rounds once', () => {
    // 1.96 × 1.94 × 1.85
    expect(view(series)).toMatchObject({ stake: 10_000n, win: 60_344n });
    expect(actionOf(view(series))).toMatchObject({ kind: 'place', tickets: [{ sizes: [3] }] });
  });

  it('has the limits of the series, not of its items', () => {
    expect(blockedBy({ ...series, stakes: { series: '400' } })).toMatchObject({
      problem: { kind: 'above-maximum', max: 300_00n },
    });
  });

  it('is not placed with a closed leg, and never without it by itself', () => {
    const legs = [leg(handicap), shut(over), leg(homeWin)];
    expect(blockedBy(series, { legs })).toMatchObject({
      kind: 'closed',
      legs: [{ selection: { key: over.key } }],
    });
  });

  it('is not placed with two items of one match', () => {
    const pair = slipWith([handicap, sameMatch], { form: 'series', stakes: { series: '100' } });
    expect(blockedBy(pair)).toMatchObject({ kind: 'rule', problem: { rule: 'same-match' } });
  });

  it('is not placed when the limits leave less than the least stake', () => {
    const refused: TicketAnswer = { kind: 'refused', reason: 'limit-reached' };
    expect(blockedBy(series, { limitsOf: () => refused })).toEqual({ kind: 'full' });
  });

  it('of one item needs another', () => {
    const one = slipWith(handicap, { form: 'series', stakes: { series: '100' } });
    expect(blockedBy(one)).toMatchObject({ kind: 'rule', problem: { rule: 'too-few', least: 2 } });
  });
});

describe('systems', () => {
  const three = [handicap, over, homeWin];
  const systems = (stakes: Record<string, string>, more: Partial<BetslipState> = {}) =>
    slipWith(three, { form: 'systems', stakes, ...more });

  it('are one ticket for each type with a stake, the stake being of each combination', () => {
    const both = view(systems({ '3:3': '100', '3:2': '50' }));
    expect(both.counted.map(({ sizes, total }) => [sizes, total])).toEqual([
      [[3], 10_000n],
      [[2], 15_000n],
    ]);
    expect(both.stake).toBe(25_000n);
  });

  it('share a stake in total between the combinations, cut to the fen', () => {
    const [ticket] = view(systems({ '3:2': '100' }, { basis: 'total' })).counted;
    expect(ticket).toMatchObject({ unit: 3_333n, total: 9_999n });
    expect(ticket?.limits).toEqual({ min: 30_00n, max: 900_00n, balance: 1000_00n });
  });

  it('test the risk of all combinations against the balance', () => {
    expect(blockedBy(systems({ '3:2': '50' }), { balance: 149_00n })).toMatchObject({
      problem: { kind: 'over-balance' },
    });
  });

  it('of ten items can hold every combination', () => {
    const full = slipWith(ten, { form: 'systems', stakes: { '10:1,2,3,4,5,6,7,8,9,10': '1' } });
    expect(view(full).counted[0]).toMatchObject({ combinations: 1023, total: 102_300n });
  });
});

describe('one item', () => {
  it('with a negative price holds what it risks', () => {
    const state = slipWith(handicap, { stake: '100' });
    const malay = leg(handicap, { offer: { price: { format: 'I', odds: '-1.50' } } });
    expect(view(state, { legs: [malay] })).toMatchObject({ stake: 10_000n, risk: 15_000n, win: 10_000n });
  });

  it('that is closed says so by itself', () => {
    expect(blockedBy(slipWith(longNames), { legs: [shut(longNames)] })).toMatchObject({ kind: 'closed' });
  });
});

describe('systems', () => {
  it('of more rows than one call takes are blocked by name', () => {
    const rows = systemTypes(6).map(({ id }) => [id, '20'] as const);
    const six = slipWith(ten.slice(0, 6), { form: 'systems', stakes: Object.fromEntries(rows) });
    expect(rows.length).toBeGreaterThan(10);
    expect(blockedBy(six, { balance: 1_000_000_00n })).toEqual({ kind: 'too-many', most: 10 });
    const fewer = slipWith(ten.slice(0, 6), {
      form: 'systems',
      stakes: Object.fromEntries(rows.slice(0, 10)),
    });
    expect(blockedBy(fewer, { balance: 1_000_000_00n })).toBeUndefined();
  });
});

describe('the ways on from a slip that cannot be placed', () => {
  const ways = (state: BetslipState, more: Partial<SlipInputs> = {}) => {
    const slip = view(state, more);
    return waysOn(slip, actionOf(slip));
  };
  const both = slipWith([handicap, over], stakesOf({ [handicap.key]: '100', [over.key]: '50' }));

  it('lower the stake to whole yuan of the balance, or lead to a deposit', () => {
    const one = slipWith(handicap, { stake: '200' });
    expect(ways(one, { balance: 120_50n })).toEqual([
      { kind: 'lower', at: handicap.key, to: '120' },
      { kind: 'deposit' },
    ]);
    expect(ways(one, { balance: 9_99n })).toEqual([{ kind: 'deposit' }]);
    expect(ways(one)).toEqual([]);
  });

  it('lower the last stake to what the others leave of the balance', () => {
    expect(ways(both, { balance: 120_00n })).toEqual([
      { kind: 'lower', at: over.key, to: '20' },
      { kind: 'deposit' },
    ]);
    expect(ways(both, { balance: 105_00n })).toEqual([{ kind: 'deposit' }]);
  });

  it('hold the risk of a negative price against the balance, and that of all combinations of a system', () => {
    const malay = leg(handicap, { offer: { price: { format: 'I', odds: '-1.50' } } });
    expect(ways(slipWith(handicap, { stake: '100' }), { legs: [malay], balance: 90_00n })[0]).toMatchObject({
      to: '60',
    });
    const system = slipWith([handicap, over, homeWin], { form: 'systems', stakes: { '3:2': '50' } });
    expect(ways(system, { balance: 100_00n })[0]).toMatchObject({ at: '3:2', to: '33' });
    const inTotal = { ...system, stakes: { '3:2': '150' }, basis: 'total' } as const;
    expect(ways(inTotal, { balance: 100_00n })[0]).toMatchObject({ to: '100' });
  });

  it('lower a stake above the maximum to it', () => {
    const series = slipWith([handicap, over], { form: 'series', stakes: { series: '400' } });
    expect(ways(series)).toEqual([{ kind: 'lower', at: 'series', to: '300' }]);
  });

  it('drop the items that take no bets', () => {
    expect(ways(slipWith(longNames), { legs: [shut(longNames)] })).toEqual([
      { kind: 'drop', keys: [longNames.key] },
    ]);
    const series = slipWith([handicap, over], { form: 'series', stakes: { series: '50' } });
    expect(ways(series, { legs: [leg(handicap), shut(over)] })).toEqual([{ kind: 'drop', keys: [over.key] }]);
  });

  it('are none where nothing is blocked, or a stake is missing', () => {
    expect(ways(both)).toEqual([]);
    expect(ways({ ...both, stakes: {} })).toEqual([]);
  });
});
