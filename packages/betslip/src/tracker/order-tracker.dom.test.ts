import { api, onMoneyMoved } from '@lobby/api';
import { loggedOut } from '@lobby/api/session';
import { readItem, removeItem, subscribeItem, writeItem } from '@lobby/api/storage';
import type { AskClock } from '@lobby/operation/follow';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  betslipReducer,
  formChosen,
  outcomeRead,
  selectionToggled,
  stakesTyped,
} from '../state/betslip.slice.ts';
import type { Order } from '../state/order.ts';
import type { OrderAnswer } from '../state/order-answer.ts';
import { pendingOrdersItem } from '../state/stored/stored-items.ts';
import { type FakeOrders, fakeOrders } from '../testing/fake-ports.ts';
import { order, receipt, rejectedFor, secondOrder } from '../testing/sample-orders.ts';
import { handicap, over } from '../testing/sample-selections.ts';
import { createOrderTracker } from './order-tracker.ts';

const { operationId: _made, ...draft } = order;
const { operationId: _other, ...secondDraft } = secondOrder;
const staked = (stake: string) => ({ [handicap.key]: stake });

function open(answers: FakeOrders = {}) {
  const store = configureStore({ reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer } });
  const orders = fakeOrders(answers);
  const waits: number[] = [];
  const clock: AskClock = {
    now: () => 0,
    wait: async ms => void waits.push(ms),
  };
  const session: { userId?: string } = { userId: order.userId };
  const tracker = createOrderTracker(
    store,
    () => orders,
    clock,
    () => session.userId,
  );
  const state = () => store.getState().betslip;
  const steps = () => state().placement?.orders.map(({ step }) => step) ?? [];
  return { store, orders, tracker, waits, session, state, steps };
}

const accepted = (): OrderAnswer => ({ kind: 'accepted', receipt });
const lost: OrderAnswer = { kind: 'unknown' };
const absent: OrderAnswer = { kind: 'absent' };

beforeEach(() => removeItem(pendingOrdersItem));

describe('placing an order', () => {
  it('announces to every tab that money has moved when the outcome is known', async () => {
    const moved = vi.fn();
    const undo = onMoneyMoved(moved);
    await open().tracker.place([draft]);
    undo();
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('withdraws the confirming notice when the order is no longer confirming', async () => {
    const { tracker, state, store, steps } = open({ place: () => lost, states: [accepted()] });
    const placed = tracker.place([draft]);
    store.dispatch(selectionToggled({ ...handicap, key: 'other', gid: 'other' }));
    expect(state().notice?.name).toBe('confirming');
    await placed;
    expect(steps()).toEqual(['accepted']);
    expect(state().notice).toBeUndefined();
  });

  it('stores the operation id before sending, and deletes it when the outcome is known', async () => {
    let storedWhenSent: readonly Order[] | undefined;
    const { tracker, orders } = open({
      place: () => {
        storedWhenSent = readItem(pendingOrdersItem);
        return accepted();
      },
    });
    await tracker.place([draft]);
    expect(storedWhenSent).toEqual(orders.sent);
    expect(readItem(pendingOrdersItem)).toBeUndefined();
  });

  it('works on plain http, where browsers do not offer randomUUID', async () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const { tracker, orders } = open();
    await tracker.place([draft]);
    expect(orders.sent[0]?.operationId).toMatch(/^[0-9a-f-]{36}$/);
    Reflect.deleteProperty(crypto, 'randomUUID');
  });

  it('sends once however often the button is pressed', async () => {
    const { tracker, orders, steps } = open();
    await Promise.all([tracker.place([draft]), tracker.place([draft]), tracker.place([draft])]);
    expect(orders.sent).toHaveLength(1);
    expect(steps()).toEqual(['accepted']);
  });

  it('removes only the accepted selection from the slip', async () => {
    const { store, tracker, state } = open();
    store.dispatch(selectionToggled(handicap));
    store.dispatch(stakesTyped(staked('200')));
    await tracker.place([draft]);
    expect(state().slip.items).toEqual([]);
    expect(state().stakes).toEqual({});
  });

  it('keeps the pick and the stake when it was rejected', async () => {
    const { store, tracker, state, steps } = open({
      place: () => rejectedFor('odds-changed'),
    });
    store.dispatch(selectionToggled(handicap));
    store.dispatch(stakesTyped(staked('200')));
    await tracker.place([draft]);
    expect(steps()).toEqual(['rejected']);
    expect(state().stakes).toEqual(staked('200'));
    expect(state().slip.items).toEqual([handicap]);
    expect(readItem(pendingOrdersItem)).toBeUndefined();
  });
});

describe('an order whose answer was lost', () => {
  it('is queried by the same id, with growing intervals, until its outcome is known', async () => {
    const { tracker, orders, waits, steps } = open({
      place: () => lost,
      states: [lost, lost, lost, accepted()],
    });
    await tracker.place([draft]);
    expect(steps()).toEqual(['accepted']);
    expect(new Set(orders.asked)).toEqual(new Set([orders.sent[0]?.operationId]));
    expect(orders.asked).toHaveLength(4);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(orders.sent).toHaveLength(1);
  });

  it('locks the slip and stays stored while its outcome is unknown', async () => {
    const seen: unknown[] = [];
    const { tracker, state, store, steps } = open({ place: () => lost, states: [lost, accepted()] });
    store.dispatch(selectionToggled(handicap));
    const stop = store.subscribe(() => {
      const { slip } = state();
      if (steps()[0] === 'unknown') seen.push(slip.confirming, readItem(pendingOrdersItem)?.[0]?.stake);
    });
    await tracker.place([draft]);
    stop();
    expect(new Set(seen)).toEqual(new Set([true, '200']));
  });

  it('can be resent under the same id when it never arrived', async () => {
    const answers = [lost, accepted()];
    const { tracker, orders, steps } = open({ place: () => answers.shift() ?? lost, states: [absent] });
    await tracker.place([draft]);
    expect(steps()).toEqual(['absent']);
    expect(readItem(pendingOrdersItem)).toBeDefined();
    await tracker.sendAgain();
    expect(orders.sent.map(({ operationId }) => operationId)).toEqual([
      orders.sent[0]?.operationId,
      orders.sent[0]?.operationId,
    ]);
    expect(steps()).toEqual(['accepted']);
  });

  it('can be dropped when it never arrived', async () => {
    const { tracker, steps } = open({ place: () => lost, states: [absent] });
    await tracker.place([draft]);
    tracker.giveUp();
    expect(steps()).toEqual([]);
    expect(readItem(pendingOrdersItem)).toBeUndefined();
  });
});

describe('a stored order that is pending', () => {
  it('is queried after a reload, not sent', async () => {
    writeItem(pendingOrdersItem, [order]);
    const { tracker, orders, state, store, steps } = open({ states: [accepted()] });
    const done = new Promise<void>(resolve => {
      const stop = store.subscribe(() => {
        if (steps()[0] !== 'accepted') return;
        stop();
        resolve();
      });
    });
    tracker.resume('u1');
    expect(state().placement?.orders[0]).toMatchObject({ step: 'unknown', order });
    expect(state().stakes).toEqual(staked('200'));
    expect(state().slip).toMatchObject({ confirming: true, items: [handicap] });
    await done;
    expect(orders.sent).toEqual([]);
    expect(orders.asked).toEqual([order.operationId]);
  });

  it('is confirming as soon as the page has loaded again', async () => {
    const first = open({
      place: () => ({ kind: 'confirming', ticketId: 'T1', confirmAt: 9 }),
      states: [lost, accepted()],
    });
    const stored: unknown[] = [];
    first.store.subscribe(() => stored.push(readItem(pendingOrdersItem)?.[0]?.promised));
    await first.tracker.place([draft]);
    const promised = { ticketId: 'T1', confirmAt: 9, since: expect.any(Number) };
    expect(stored).toContainEqual(promised);

    writeItem(pendingOrdersItem, [{ ...order, promised: { ticketId: 'T1', confirmAt: 9, since: 3 } }]);
    const again = open({ states: [accepted()] });
    again.tracker.resume('u1');
    expect(again.state().placement?.orders[0]).toMatchObject({
      step: 'confirming',
      ticketId: 'T1',
      confirmAt: 9,
      since: 3,
    });
    await vi.waitFor(() => expect(again.steps()).toEqual(['accepted']));
  });

  it('is not queried after the session ends, and continues with the next login', async () => {
    const { tracker, orders, session, steps } = open({ place: () => lost, states: [accepted()] });
    session.userId = undefined;
    await tracker.place([draft]);
    expect(orders.asked).toEqual([]);
    expect(steps()).toEqual(['unknown']);
    // What was stored went with the session.
    removeItem(pendingOrdersItem);
    session.userId = order.userId;
    tracker.sessionChanged();
    tracker.resume(order.userId);
    expect(readItem(pendingOrdersItem)).toEqual(orders.sent);
    await vi.waitFor(() => expect(steps()).toEqual(['accepted']));
    expect(orders.sent).toHaveLength(1);
  });

  it('whose outcome is known here is not resumed when another tab stores it again', async () => {
    const { tracker, orders, store, steps } = open();
    await tracker.place([draft]);
    store.dispatch(outcomeRead({}));
    writeItem(pendingOrdersItem, orders.sent);
    tracker.resume(order.userId);
    expect(steps()).toEqual([]);
    expect(orders.asked).toEqual([]);
  });

  it('of another tab that was not followed here is not stored again once it is decided', async () => {
    const { tracker, session } = open({ place: () => lost, states: [absent, absent] });
    await tracker.place([draft]);
    writeItem(pendingOrdersItem, [{ ...order, operationId: 'of another tab' }]);
    tracker.resume(order.userId);
    removeItem(pendingOrdersItem);
    session.userId = order.userId;
    tracker.sessionChanged();
    const ids = readItem(pendingOrdersItem)?.map(({ operationId }) => operationId);
    expect(ids).not.toContain('of another tab');
    expect(ids).toHaveLength(1);
  });

  it('that another tab has finished is not stored again', async () => {
    writeItem(pendingOrdersItem, [order]);
    const { tracker, steps } = open({ states: [accepted()] });
    tracker.resume('u1');
    removeItem(pendingOrdersItem);
    tracker.resume('u1');
    expect(readItem(pendingOrdersItem)).toBeUndefined();
    await vi.waitFor(() => expect(steps()).toEqual(['accepted']));
    expect(readItem(pendingOrdersItem)).toBeUndefined();
  });

  it('is not shown to another member', () => {
    writeItem(pendingOrdersItem, [order]);
    const { tracker, steps } = open();
    tracker.resume('u2');
    expect(steps()).toEqual([]);
  });

  it('keeps another tab from sending: it follows that order and keeps its own pick', async () => {
    writeItem(pendingOrdersItem, [order]);
    const { tracker, orders, state, store } = open({ states: [lost] });
    const own = { ...handicap, key: 'own', gid: 'own', gide: 'own' };
    const ownDraft = { ...draft, legs: [{ ...order.legs[0]!, selection: own }] };
    store.dispatch(selectionToggled(own));
    let said: string | undefined;
    const followed: unknown[] = [];
    const stop = store.subscribe(() => {
      said ??= state().notice?.name;
      const { placement, slip } = state();
      const [now] = placement?.orders ?? [];
      if (now?.step !== 'unknown') return;
      stop();
      followed.push(now.order.operationId, ...slip.items);
      // Ends the asking, which would go on for as long as nothing is known.
      store.dispatch(loggedOut());
    });
    await tracker.place([ownDraft]);
    expect(orders.sent).toEqual([]);
    expect(said).toBe('confirming');
    expect(followed).toEqual([order.operationId, own]);
  });

  it('of another tab keeps this tab’s pick and stake, and reports that they were not placed', async () => {
    writeItem(pendingOrdersItem, [order]);
    const { tracker, orders, state, store, steps } = open({ states: [lost, accepted()] });
    const own = { ...handicap, key: 'own', gid: 'own', gide: 'own' };
    store.dispatch(selectionToggled(own));
    store.dispatch(stakesTyped({ own: '300' }));
    tracker.resume('u1');
    expect(steps()).toEqual(['unknown']);
    expect(state().slip.confirming).toBe(true);
    await vi.waitFor(() => expect(steps()).toEqual([]));
    expect(state()).toMatchObject({ stakes: { own: '300' }, slip: { items: [own], confirming: false } });
    expect(state().notice?.name).toBe('elsewhere');
    expect(orders.sent).toEqual([]);
  });

  it('of another tab keeps the same pick in this tab, which did not place it', async () => {
    writeItem(pendingOrdersItem, [order]);
    const { tracker, state, store, steps } = open({
      states: [rejectedFor('suspended')],
    });
    store.dispatch(selectionToggled(handicap));
    store.dispatch(stakesTyped(staked('300')));
    tracker.resume('u1');
    await vi.waitFor(() => expect(steps()).toEqual([]));
    expect(state()).toMatchObject({ stakes: staked('300'), slip: { items: [handicap] } });
  });

  it('ignores malformed storage', () => {
    localStorage.setItem(pendingOrdersItem.key, '{"operationId":7}');
    const { tracker, steps } = open();
    tracker.resume('u1');
    expect(steps()).toEqual([]);
  });
});

describe('several orders in one call', () => {
  const drafts = [draft, secondDraft];
  const pickBoth = (store: ReturnType<typeof open>['store']) => {
    store.dispatch(formChosen('several'));
    store.dispatch(selectionToggled(over));
    store.dispatch(selectionToggled(handicap));
  };

  it('are stored before they are sent, and each is forgotten when its outcome is known', async () => {
    const stored: unknown[] = [];
    const { tracker, orders } = open({
      place: (_order, at) => (at === 0 ? accepted() : lost),
      states: [lost, accepted()],
    });
    const stop = subscribeItem(pendingOrdersItem, () => {
      stored.push(readItem(pendingOrdersItem)?.map(({ stake }) => stake));
    });
    await tracker.place(drafts);
    stop();
    expect(orders.calls).toHaveLength(1);
    expect(stored).toEqual([['200', '100'], ['100'], undefined]);
  });

  it('have each its own outcome: the accepted one leaves the slip, the refused one stays', async () => {
    const { tracker, store, state, steps } = open({
      place: (_order, at) => (at === 0 ? accepted() : rejectedFor('above-maximum', { max: '50' })),
    });
    pickBoth(store);
    await tracker.place(drafts);
    expect(steps()).toEqual(['accepted', 'rejected']);
    expect(state().slip).toMatchObject({ items: [over], confirming: false });
  });

  it('are all unknown when the answer of the call is lost, and each is queried by its own id', async () => {
    const { tracker, orders, steps } = open({ place: () => lost, states: [lost, accepted()] });
    await tracker.place(drafts);
    expect(steps()).toEqual(['accepted', 'accepted']);
    expect(new Set(orders.asked)).toEqual(new Set(orders.sent.map(({ operationId }) => operationId)));
    expect(orders.calls).toHaveLength(1);
  });

  it('lock the slip until the last of them is known', async () => {
    const locked: boolean[] = [];
    const { tracker, store, state, steps } = open({
      place: (_order, at) => (at === 0 ? accepted() : lost),
      states: [lost, accepted()],
    });
    pickBoth(store);
    const stop = store.subscribe(() => {
      if (steps()[0] === 'accepted' && steps()[1] !== 'accepted') locked.push(state().slip.confirming);
    });
    await tracker.place(drafts);
    stop();
    expect(new Set(locked)).toEqual(new Set([true]));
    expect(state().slip.confirming).toBe(false);
  });

  it('that never arrived are sent again, under their ids, without those that did', async () => {
    let isFirstCall = true;
    const { tracker, orders, steps } = open({
      place: (_order, at) => (at === 0 || !isFirstCall ? accepted() : lost),
      states: [absent],
    });
    await tracker.place(drafts);
    expect(steps()).toEqual(['accepted', 'absent']);
    isFirstCall = false;
    await tracker.sendAgain();
    expect(orders.calls[1]).toEqual([orders.sent[1]]);
    expect(steps()).toEqual(['accepted', 'accepted']);
  });

  it('are resumed after a reload, into an empty slip, with their stakes', async () => {
    writeItem(pendingOrdersItem, [order, secondOrder]);
    const { tracker, orders, state, steps } = open({ states: [accepted()] });
    tracker.resume('u1');
    expect(state()).toMatchObject({
      slip: { items: [handicap, over], mode: 'multiple', confirming: true },
      stakes: { [handicap.key]: '200', [over.key]: '100' },
    });
    await vi.waitFor(() => expect(steps()).toEqual(['accepted', 'accepted']));
    expect(orders.calls).toEqual([]);
  });
});

describe('two tabs that place at the same moment', () => {
  /** The one lock of a browser, as its tabs see it. */
  function lockOfBrowser() {
    let held = Promise.resolve();
    let isHeld = false;
    const request = async (
      _name: string,
      ...[how, then]: [unknown, ((lock: unknown) => unknown)?] | [(lock: unknown) => unknown]
    ) => {
      if (typeof how === 'function') {
        await held;
        return how({});
      }
      if (isHeld) return then?.(null);
      isHeld = true;
      const done = Promise.resolve(then?.({})).finally(() => {
        isHeld = false;
      });
      held = done.then(() => {});
      return done;
    };
    vi.stubGlobal('navigator', { locks: { request } });
  }
  beforeEach(lockOfBrowser);
  afterEach(() => vi.unstubAllGlobals());

  it('send one bet; the other tab keeps its pick and stops waiting when the outcome is known', async () => {
    let answer = (_: OrderAnswer) => {};
    // There before it is asked for: the question may come late.
    const answered = new Promise<OrderAnswer>(resolve => (answer = resolve));
    const first = open({ place: () => answered });
    const second = open({ states: [lost] });
    second.store.dispatch(selectionToggled(handicap));
    second.store.dispatch(stakesTyped(staked('300')));
    const placed = first.tracker.place([draft]);
    // What the first tab has stored has not come to the second one yet.
    const stored = readItem(pendingOrdersItem);
    removeItem(pendingOrdersItem);
    await second.tracker.place([{ ...draft, stake: '300' }]);
    expect(second.steps()).toEqual([]);
    expect(second.state().notice?.name).toBe('confirming');
    if (stored) writeItem(pendingOrdersItem, stored);

    const moved = vi.fn();
    const undo = onMoneyMoved(moved);
    answer(accepted());
    await placed;
    await vi.waitFor(() => expect(second.state().notice?.name).toBe('elsewhere'));
    undo();
    expect(moved).toHaveBeenCalled();
    expect(second.state()).toMatchObject({
      stakes: staked('300'),
      slip: { items: [handicap], confirming: false },
    });
    expect([first.orders.sent.length, second.orders.sent.length]).toEqual([1, 0]);
    expect(first.steps()).toEqual(['accepted']);
  });
});
