import { endSession, loggedOut, loginSucceeded, startSession } from '@lobby/api/session';
import { readItem, removeItem, writeItem } from '@lobby/api/storage';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handicap, over } from '../../testing/sample-selections.ts';
import { betslipReducer, formChosen, selectionToggled, stakesTyped } from '../betslip.slice.ts';
import { formOf } from '../betslip-state.ts';
import { keepSlip } from './keep-slip.ts';
import { memberSlipItem, visitorSlipItem } from './stored-slip.ts';

/** A page: its store begins with what is stored. */
function load() {
  const store = configureStore({ reducer: { betslip: betslipReducer } });
  return { store, leave: keepSlip(store), slip: () => store.getState().betslip };
}

const forget = () => {
  endSession();
  removeItem(memberSlipItem);
  removeItem(visitorSlipItem);
};
beforeEach(forget);
afterEach(forget);

describe('the slip of a visitor', () => {
  it('is there again after a reload: items, form and stakes', () => {
    const page = load();
    page.store.dispatch(selectionToggled(handicap));
    page.store.dispatch(formChosen('several'));
    page.store.dispatch(selectionToggled(over));
    page.store.dispatch(stakesTyped({ [over.key]: '50' }));
    page.leave();
    const again = load().slip();
    expect(again.slip.items).toEqual([over, handicap]);
    expect(again).toMatchObject({ stakes: { [over.key]: '50' }, restored: true });
    expect(formOf(again)).toBe('several');
  });

  it('is not replaced by the empty slip of another tab in which they are logged in too', () => {
    const other = load();
    const page = load();
    page.store.dispatch(selectionToggled(handicap));
    startSession({ token: 't', userId: 'u1' });
    page.store.dispatch(loginSucceeded({ userId: 'u1' }));
    other.store.dispatch(loginSucceeded({ userId: 'u1' }));
    expect(readItem(memberSlipItem)).toMatchObject({ items: [handicap] });
    for (const { leave } of [page, other]) leave();
  });

  it('is kept when they log in, and from then on goes with their session', () => {
    const page = load();
    page.store.dispatch(selectionToggled(handicap));
    startSession({ token: 't', userId: 'u1' });
    page.store.dispatch(loginSucceeded({ userId: 'u1' }));
    expect(readItem(memberSlipItem)).toMatchObject({ owner: 'u1', items: [handicap] });
    expect(readItem(visitorSlipItem)).toBeUndefined();
    endSession();
    page.store.dispatch(loggedOut());
    expect(readItem(memberSlipItem)).toBeUndefined();
    expect(load().slip().slip.items).toEqual([]);
  });
});

describe('the slip of a member', () => {
  it('is not shown to another member', () => {
    startSession({ token: 't', userId: 'u1' });
    const page = load();
    page.store.dispatch(selectionToggled(handicap));
    page.leave();
    const mine = readItem(memberSlipItem);
    endSession();
    startSession({ token: 't', userId: 'u2' });
    if (mine) writeItem(memberSlipItem, mine);
    expect(load().slip().slip.items).toEqual([]);
  });

  it('is not stored after the end of the session, and stored again with the next login', () => {
    startSession({ token: 't', userId: 'u1' });
    const { store } = load();
    store.dispatch(selectionToggled(handicap));
    endSession();
    store.dispatch(stakesTyped({ [handicap.key]: '70' }));
    expect(readItem(memberSlipItem)).toBeUndefined();
    startSession({ token: 't', userId: 'u1' });
    store.dispatch(loginSucceeded({ userId: 'u1' }));
    expect(readItem(memberSlipItem)?.stakes).toEqual({ [handicap.key]: '70' });
  });

  it('ignores malformed storage', () => {
    localStorage.setItem(visitorSlipItem.key, '{"items":[{}],"stakes":{}}');
    expect(load().slip().slip.items).toEqual([]);
  });
});
