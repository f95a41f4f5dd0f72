import { api, onMoneyMoved } from '@lobby/api-client/api';
import { loggedOut } from '@lobby/api-client/session';
import { readItem, removeItem, writeItem } from '@lobby/api-client/storage';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderAnswer } from '../ports/order-answer.ts';
import { betslipReducer, selectionToggled, stakeTyped } from '../store/betslip.slice.ts';
import type { Order } from '../store/order.ts';
import { pendingOrderItem } from '../store/stored-items.ts';
import { type FakeOrders, fakeOrders } from '../testing/fake-ports.ts';
import { handicap, order, receipt } from '../testing/samples.ts';
import { createOrderTracker } from './order-tracker.ts';
import type { TrackerClock } from './tracker-clock.ts';

const { operationId: _made, ...draft } = order;

function open(answers: FakeOrders = {}) {
  const store = configureStore({ reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer } });
  const orders = fakeOrders(answers);
  const waits: number[] = [];
  const clock: TrackerClock = {
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
  return { store, orders, tracker, waits, session, state: () => store.getState().betslip };
}

const accepted = (): OrderAnswer => ({ kind: 'accepted', receipt });
const lost: OrderAnswer = { kind: 'unknown' };
const absent: OrderAnswer = { kind: 'absent' };

beforeEach(() => removeItem(pendingOrderItem));

describe('placing an order', () => {
  it('announces to every tab that money has moved when the outcome is known', async () => {
    const moved = vi.fn();
    const undo = onMoneyMoved(moved);
    await open().tracker.place(draft);
    undo();
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('withdraws the confirming notice when the order is no longer confirming', async () => {
    const { tracker, state, store } = open({ place: () => lost, states: [accepted()] });
    const placed = tracker.place(draft);
    store.dispatch(selectionToggled({ ...handicap, key: 'other', gid: 'other' }));
    expect(state().notice?.name).toBe('confirming');
    await placed;
    expect(state()).toMatchObject({ order: { step: 'accepted' }, notice: undefined });
  });

  it('stores the operation id before sending, and deletes it when the outcome is known', async () => {
    let storedWhenSent: Order | undefined;
    const { tracker, orders } = open({
      place: () => {
        storedWhenSent = readItem(pendingOrderItem);
        return accepted();
      },
    });
    await tracker.place(draft);
    expect(storedWhenSent).toEqual(orders.sent[0]);
    expect(readItem(pendingOrderItem)).toBeUndefined();
  });

  it('works on plain http, where browsers do not offer randomUUID', async () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const { tracker, orders } = open();
    await tracker.place(draft);
    expect(orders.sent[0]?.operationId).toMatch(/^[0-9a-f-]{36}$/);
    Reflect.deleteProperty(crypto, 'randomUUID');
  });

  it('sends once however often the button is pressed', async () => {
    const { tracker, orders, state } = open();
    await Promise.all([tracker.place(draft), tracker.place(draft), tracker.place(draft)]);
    expect(orders.sent).toHaveLength(1);
    expect(state().order.step).toBe('accepted');
  });

  it('removes only the accepted selection from the slip', async () => {
    const { store, tracker, state } = open();
    store.dispatch(selectionToggled(handicap));
    store.dispatch(stakeTyped('200'));
    await tracker.place(draft);
    expect(state().slip.items).toEqual([]);
    expect(state().stake).toBe('');
  });

  it('keeps the pick and the stake when it was rejected', async () => {
    const { store, tracker, state } = open({
      place: () => ({ kind: 'rejected', rejection: { kind: 'reason', reason: 'odds-changed' } }),
    });
    store.dispatch(selectionToggled(handicap));
    store.dispatch(stakeTyped('200'));
    await tracker.place(draft);
    expect(state()).toMatchObject({ order: { step: 'rejected' }, stake: '200' });
    expect(state().slip.items).toEqual([handicap]);
    expect(readItem(pendingOrderItem)).toBeUndefined();
  });
});

describe('an order whose answer was lost', () => {
  it('is queried by the same id, with growing intervals, until its outcome is known', async () => {
    const { tracker, orders, state, waits } = open({
      place: () => lost,
      states: [lost, lost, lost, accepted()],
    });
    await tracker.place(draft);
    expect(state().order.step).toBe('accepted');
    expect(new Set(orders.asked)).toEqual(new Set([orders.sent[0]?.operationId]));
    expect(orders.asked).toHaveLength(4);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(orders.sent).toHaveLength(1);
  });

  it('locks the slip and stays stored while its outcome is unknown', async () => {
    const seen: unknown[] = [];
    const { tracker, state, store } = open({ place: () => lost, states: [lost, accepted()] });
    store.dispatch(selectionToggled(handicap));
    const stop = store.subscribe(() => {
      const { order: now, slip } = state();
      if (now.step === 'unknown') seen.push(slip.confirming, readItem(pendingOrderItem)?.stake);
    });
    await tracker.place(draft);
    stop();
    expect(new Set(seen)).toEqual(new Set([true, '200']));
  });

  it('can be resent under the same id when it never arrived', async () => {
    const answers = [lost, accepted()];
    const { tracker, orders, state } = open({ place: () => answers.shift() ?? lost, states: [absent] });
    await tracker.place(draft);
    expect(state().order.step).toBe('absent');
    expect(readItem(pendingOrderItem)).toBeDefined();
    await tracker.sendAgain();
    expect(orders.sent.map(({ operationId }) => operationId)).toEqual([
      orders.sent[0]?.operationId,
      orders.sent[0]?.operationId,
    ]);
    expect(state().order.step).toBe('accepted');
  });

  it('can be dropped when it never arrived', async () => {
    const { tracker, state } = open({ place: () => lost, states: [absent] });
    await tracker.place(draft);
    tracker.giveUp();
    expect(state().order.step).toBe('draft');
    expect(readItem(pendingOrderItem)).toBeUndefined();
  });
});

describe('a stored order that is pending', () => {
  it('is queried after a reload, not sent', async () => {
    writeItem(pendingOrderItem, order);
    const { tracker, orders, state, store } = open({ states: [accepted()] });
    const done = new Promise<void>(resolve => {
      const stop = store.subscribe(() => {
        if (state().order.step !== 'accepted') return;
        stop();
        resolve();
      });
    });
    tracker.resume('u1');
    expect(state()).toMatchObject({ order: { step: 'unknown', order }, stake: '200' });
    expect(state().slip).toMatchObject({ confirming: true, items: [order.selection] });
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
    first.store.subscribe(() => stored.push(readItem(pendingOrderItem)?.promised));
    await first.tracker.place(draft);
    expect(stored).toContainEqual({ ticketId: 'T1', confirmAt: 9 });

    writeItem(pendingOrderItem, { ...order, promised: { ticketId: 'T1', confirmAt: 9 } });
    const again = open({ states: [accepted()] });
    again.tracker.resume('u1');
    expect(again.state().order).toMatchObject({ step: 'confirming', ticketId: 'T1', confirmAt: 9 });
    await vi.waitFor(() => expect(again.state().order.step).toBe('accepted'));
  });

  it('is not queried after the session ends, and continues with the next login', async () => {
    const { tracker, orders, state, session } = open({ place: () => lost, states: [accepted()] });
    session.userId = undefined;
    await tracker.place(draft);
    expect(orders.asked).toEqual([]);
    expect(state().order.step).toBe('unknown');
    // What was stored went with the session.
    removeItem(pendingOrderItem);
    session.userId = order.userId;
    tracker.resume(order.userId);
    expect(readItem(pendingOrderItem)).toEqual(orders.sent[0]);
    await vi.waitFor(() => expect(state().order.step).toBe('accepted'));
    expect(orders.sent).toHaveLength(1);
  });

  it('that another tab has finished is not stored again', async () => {
    writeItem(pendingOrderItem, order);
    const { tracker, state } = open({ states: [accepted()] });
    tracker.resume('u1');
    removeItem(pendingOrderItem);
    tracker.resume('u1');
    expect(readItem(pendingOrderItem)).toBeUndefined();
    await vi.waitFor(() => expect(state().order.step).toBe('accepted'));
    expect(readItem(pendingOrderItem)).toBeUndefined();
  });

  it('is not shown to another member', () => {
    writeItem(pendingOrderItem, order);
    const { tracker, state } = open();
    tracker.resume('u2');
    expect(state().order.step).toBe('draft');
  });

  it('keeps another tab from sending: it follows that order and keeps its own pick', async () => {
    writeItem(pendingOrderItem, order);
    const { tracker, orders, state, store } = open({ states: [lost] });
    const own = { ...handicap, key: 'own', gid: 'own', gide: 'own' };
    store.dispatch(selectionToggled(own));
    let said: string | undefined;
    const followed: unknown[] = [];
    const stop = store.subscribe(() => {
      said ??= state().notice?.name;
      const { order: now, slip } = state();
      if (now.step !== 'unknown') return;
      stop();
      followed.push(now.order.operationId, ...slip.items);
      // Ends the asking, which would go on for as long as nothing is known.
      store.dispatch(loggedOut());
    });
    await tracker.place({ ...draft, selection: own });
    expect(orders.sent).toEqual([]);
    expect(said).toBe('confirming');
    expect(followed).toEqual([order.operationId, own]);
  });

  it('of another tab keeps this tab’s pick and stake, and reports that they were not placed', async () => {
    writeItem(pendingOrderItem, order);
    const { tracker, orders, state, store } = open({ states: [lost, accepted()] });
    const own = { ...handicap, key: 'own', gid: 'own', gide: 'own' };
    store.dispatch(selectionToggled(own));
    store.dispatch(stakeTyped('300'));
    tracker.resume('u1');
    expect(state()).toMatchObject({ order: { step: 'unknown' }, slip: { confirming: true } });
    await vi.waitFor(() => expect(state().order.step).toBe('draft'));
    expect(state()).toMatchObject({ stake: '300', slip: { items: [own], confirming: false } });
    expect(state().notice?.name).toBe('elsewhere');
    expect(orders.sent).toEqual([]);
  });

  it('of another tab keeps the same pick in this tab, which did not place it', async () => {
    writeItem(pendingOrderItem, order);
    const { tracker, state, store } = open({
      states: [{ kind: 'rejected', rejection: { kind: 'reason', reason: 'suspended' } }],
    });
    store.dispatch(selectionToggled(handicap));
    store.dispatch(stakeTyped('300'));
    tracker.resume('u1');
    await vi.waitFor(() => expect(state().order.step).toBe('draft'));
    expect(state()).toMatchObject({ stake: '300', slip: { items: [handicap] } });
  });

  it('ignores malformed storage', () => {
    localStorage.setItem(pendingOrderItem.key, '{"operationId":7}');
    const { tracker, state } = open();
    tracker.resume('u1');
    expect(state().order.step).toBe('draft');
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
    const first = open({ place: () => new Promise(resolve => (answer = resolve)) });
    const second = open({ states: [lost] });
    second.store.dispatch(selectionToggled(handicap));
    second.store.dispatch(stakeTyped('300'));
    const placed = first.tracker.place(draft);
    // What the first tab has stored has not come to the second one yet.
    const stored = readItem(pendingOrderItem);
    removeItem(pendingOrderItem);
    await second.tracker.place({ ...draft, stake: '300' });
    expect(second.state()).toMatchObject({ order: { step: 'draft' }, notice: { name: 'confirming' } });
    if (stored) writeItem(pendingOrderItem, stored);

    const moved = vi.fn();
    const undo = onMoneyMoved(moved);
    answer(accepted());
    await placed;
    await vi.waitFor(() => expect(second.state().notice?.name).toBe('elsewhere'));
    undo();
    expect(moved).toHaveBeenCalled();
    expect(second.state()).toMatchObject({ stake: '300', slip: { items: [handicap], confirming: false } });
    expect([first.orders.sent.length, second.orders.sent.length]).toEqual([1, 0]);
    expect(first.state().order.step).toBe('accepted');
  });
});
