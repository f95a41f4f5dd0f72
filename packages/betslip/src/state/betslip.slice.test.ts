import { loggedOut, loginExpired, loginSucceeded } from '@lobby/api/session';
import { describe, expect, it } from 'vitest';
import { order, receipt, rejectedFor, secondOrder, seriesOrder } from '../testing/sample-orders.ts';
import { handicap, homeWin, over, ten } from '../testing/sample-selections.ts';
import { slipWith } from '../testing/sample-slip.ts';
import {
  betslipReducer,
  changeUndone,
  formChosen,
  loginAwaited,
  oddsFormatChosen,
  ordersAnswered,
  ordersSubmitted,
  outcomeRead,
  reopened,
  reopeningAwaited,
  selectionRemoved,
  selectionToggled,
  slipCleared,
  stakesTyped,
} from './betslip.slice.ts';
import { formOf, slipFormat } from './betslip-state.ts';

const keys = ({ slip }: { slip: { items: readonly { key: string }[] } }) => slip.items.map(({ key }) => key);
const accepted = (operationId: string) => ({ operationId, answer: { kind: 'accepted', receipt } as const });
const staked = (stake: string) => ({ [handicap.key]: stake });

describe('the slip in the store', () => {
  it('starts empty, in Hong Kong odds, with the policy to accept better prices', () => {
    const first = betslipReducer(undefined, { type: 'start' });
    expect(first).toMatchObject({ oddsFormat: 'H', policy: 'better', stakes: {} });
    expect(formOf(first)).toBe('single');
  });

  it('holds one selection; another replaces it, keeps the stake, and can be undone', () => {
    const before = slipWith(handicap, { stake: '200' });
    const next = betslipReducer(before, selectionToggled(over));
    expect(next.slip.items).toEqual([over]);
    expect(next.stakes).toEqual({ [over.key]: '200' });
    expect(next.notice?.name).toBe('replaced');
    const back = betslipReducer(next, changeUndone());
    expect(back).toMatchObject({ slip: before.slip, stakes: before.stakes, notice: undefined });
    expect(back.undo).toBeUndefined();
  });

  it('gives the rule when a selection of the same match is replaced', () => {
    const other = { ...handicap, key: 'x', rtype: 'REH' };
    expect(betslipReducer(slipWith(handicap), selectionToggled(other)).notice?.name).toBe('same-match');
  });

  it('clears the stake with the last selection', () => {
    const state = slipWith(handicap, { stake: '200' });
    expect(betslipReducer(state, selectionToggled(handicap))).toMatchObject({
      stakes: {},
      slip: { items: [] },
    });
    expect(betslipReducer(state, selectionRemoved({ key: handicap.key })).stakes).toEqual({});
  });

  it('rejects changes while an order is pending, with the reason', () => {
    const sent = betslipReducer(slipWith(handicap, { stake: '200' }), ordersSubmitted([order]));
    const pressed = betslipReducer(sent, selectionToggled(over));
    expect(pressed.slip.items).toEqual([handicap]);
    expect(pressed.notice?.name).toBe('confirming');
    expect(betslipReducer(sent, stakesTyped(staked('9'))).stakes).toEqual(staked('200'));
    expect(betslipReducer(sent, slipCleared())).toBe(sent);
    expect(betslipReducer(sent, formChosen('series')).notice?.name).toBe('confirming');
  });

  it('refuses the eleventh item, with the reason', () => {
    const full = betslipReducer(slipWith(ten), selectionToggled(handicap));
    expect(full.slip.items).toEqual(ten);
    expect(full.notice?.name).toBe('limit');
  });

  it('keeps only the odds format when a member logs out', () => {
    const state = betslipReducer(slipWith(handicap, { stake: '200' }), oddsFormatChosen('M'));
    expect(betslipReducer(state, loggedOut())).toMatchObject({
      stakes: {},
      oddsFormat: 'M',
      slip: { items: [] },
    });
  });

  it('is kept for the member whose session expired, and for no other', () => {
    const visitor = slipWith(handicap, { stake: '200' });
    const own = betslipReducer(visitor, loginSucceeded({ userId: 'u1' }));
    expect(own).toMatchObject({ stakes: staked('200'), slip: { items: [handicap] } });
    const expired = betslipReducer(
      betslipReducer(own, ordersSubmitted([order])),
      loginExpired({ hadToken: true }),
    );
    expect(betslipReducer(expired, loginSucceeded({ userId: 'u1' }))).toEqual(expired);
    const other = betslipReducer(expired, loginSucceeded({ userId: 'u2' }));
    expect(other).toMatchObject({ stakes: {}, slip: { items: [], confirming: false } });
    expect(other.placement).toBeUndefined();
  });
});

describe('the pick of a visitor', () => {
  const pressed = betslipReducer(slipWith(undefined), loginAwaited(handicap));
  const logIn = (state: typeof pressed) => betslipReducer(state, loginSucceeded({ userId: 'u1' }));

  it('is in the slip after the login, and not before', () => {
    expect(pressed.slip.items).toEqual([]);
    expect(logIn(pressed)).toMatchObject({ owner: 'u1', slip: { items: [handicap] } });
    expect(logIn(pressed).awaitingLogin).toBeUndefined();
  });

  it('is forgotten when the login is closed', () => {
    const closed = betslipReducer(pressed, loginAwaited(undefined));
    expect(logIn(closed).slip.items).toEqual([]);
  });

  it('is added to what the member has, once', () => {
    const own = { ...slipWith([over, homeWin]), owner: 'u1' };
    const added = logIn(betslipReducer(own, loginAwaited(handicap)));
    expect(keys(added)).toEqual([handicap.key, over.key, homeWin.key]);
    expect(keys(logIn(betslipReducer(own, loginAwaited(over))))).toEqual([over.key, homeWin.key]);
  });

  it('is all that another member finds', () => {
    const others = { ...slipWith([over, homeWin]), owner: 'u2' };
    expect(keys(logIn(betslipReducer(others, loginAwaited(handicap))))).toEqual([handicap.key]);
  });
});

describe('the forms of the slip', () => {
  it('keep all items but for single, which keeps the last, names the rule and can be undone', () => {
    const several = slipWith([handicap, over, homeWin], { stake: '50' });
    expect(formOf(several)).toBe('several');
    const single = betslipReducer(several, formChosen('single'));
    expect(keys(single)).toEqual([handicap.key]);
    expect(single.notice?.name).toBe('left-multiple');
    const back = betslipReducer(single, changeUndone());
    expect(keys(back)).toEqual([handicap.key, over.key, homeWin.key]);
    expect(formOf(back)).toBe('several');
  });

  it('give the stakes typed since back with what is undone', () => {
    const several = slipWith([handicap, over], { stakes: { [handicap.key]: '50', [over.key]: '60' } });
    const single = betslipReducer(several, formChosen('single'));
    const typed = betslipReducer(single, stakesTyped(staked('70')));
    expect(betslipReducer(typed, changeUndone()).stakes).toEqual({ [handicap.key]: '70', [over.key]: '60' });
  });

  it('take Hong Kong odds in series and systems, and those of the member elsewhere', () => {
    const malay = slipWith([handicap, over], { oddsFormat: 'M' });
    expect(slipFormat(malay)).toBe('M');
    const series = betslipReducer(malay, formChosen('series'));
    expect([formOf(series), slipFormat(series)]).toEqual(['series', 'H']);
    const systems = betslipReducer(series, formChosen('systems'));
    expect([formOf(systems), slipFormat(systems)]).toEqual(['systems', 'H']);
    const back = betslipReducer(systems, formChosen('several'));
    expect([formOf(back), slipFormat(back), back.slip.items.length]).toEqual(['several', 'M', 2]);
  });

  it('mark items of one match invalid in a series, with the rule', () => {
    const pair = slipWith([handicap, { ...over, gide: handicap.gide }]);
    const series = betslipReducer(pair, formChosen('series'));
    expect(series.slip.items.every(({ invalid }) => invalid)).toBe(true);
    expect(series.notice?.name).toBe('series-same-match');
    expect(betslipReducer(series, changeUndone()).slip.series).toBe(false);
  });

  it('forget the stakes of systems of another number of items', () => {
    const systems = slipWith([handicap, over, homeWin], { form: 'systems', stakes: { '3:2': '10' } });
    expect(betslipReducer(systems, selectionRemoved({ key: over.key })).stakes).toEqual({});
  });
});

describe('the outcome of several orders', () => {
  const both = slipWith([handicap, over], { stakes: { [handicap.key]: '200', [over.key]: '100' } });
  const sent = betslipReducer(both, ordersSubmitted([order, secondOrder]));

  it('takes the accepted items out and keeps the refused ones with their stakes', () => {
    const half = betslipReducer(sent, ordersAnswered([accepted(order.operationId)]));
    expect([keys(half), half.slip.confirming]).toEqual([[over.key], true]);
    const refused = {
      operationId: secondOrder.operationId,
      answer: rejectedFor('above-maximum', { max: '50' }),
    };
    const done = betslipReducer(half, ordersAnswered([refused]));
    expect(done).toMatchObject({ stakes: { [over.key]: '100' }, slip: { confirming: false } });
    expect(keys(done)).toEqual([over.key]);
    const read = betslipReducer(done, outcomeRead({}));
    expect([read.placement, keys(read)]).toEqual([undefined, [over.key]]);
  });

  it('takes the legs of an accepted series out together', () => {
    const series = slipWith([handicap, over, homeWin], { form: 'series', stakes: { series: '100' } });
    const placed = betslipReducer(series, ordersSubmitted([seriesOrder]));
    const done = betslipReducer(placed, ordersAnswered([accepted(seriesOrder.operationId)]));
    expect(done).toMatchObject({ stakes: {}, slip: { items: [] } });
  });

  it('keeps legs that a refused system still needs, without the stake of the accepted one', () => {
    const doubles = { ...seriesOrder, operationId: 'doubles', sizes: [2] };
    const systems = slipWith([handicap, over, homeWin], {
      form: 'systems',
      stakes: { '3:3': '100', '3:2': '100' },
    });
    const placed = betslipReducer(systems, ordersSubmitted([seriesOrder, doubles]));
    const done = betslipReducer(
      placed,
      ordersAnswered([
        accepted(seriesOrder.operationId),
        { operationId: 'doubles', answer: rejectedFor('above-maximum') },
      ]),
    );
    expect(done.slip.items).toHaveLength(3);
    expect(done.stakes).toEqual({ '3:2': '100' });
  });

  it('is put away by the next press on a price', () => {
    const done = betslipReducer(
      betslipReducer(slipWith(handicap), ordersSubmitted([order])),
      ordersAnswered([accepted(order.operationId)]),
    );
    const next = betslipReducer(done, selectionToggled(over));
    expect([next.placement, keys(next)]).toEqual([undefined, [over.key]]);
  });
});

describe('an item that waits for its market', () => {
  it('is reported when it reopens, once', () => {
    const waiting = betslipReducer(slipWith(handicap), reopeningAwaited({ key: handicap.key }));
    const open = betslipReducer(waiting, reopened({ key: handicap.key }));
    expect(open).toMatchObject({ waiting: [], notice: { name: 'reopened' } });
    expect(betslipReducer(open, reopened({ key: handicap.key }))).toBe(open);
  });

  it('is no longer waited for when it is removed', () => {
    const waiting = betslipReducer(slipWith(handicap), reopeningAwaited({ key: handicap.key }));
    expect(betslipReducer(waiting, selectionRemoved({ key: handicap.key })).waiting).toEqual([]);
  });
});
