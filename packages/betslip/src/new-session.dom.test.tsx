import { api } from '@lobby/api';
import { endSession, loggedOut, loginSucceeded, startSession, useSession } from '@lobby/api/session';
import { readItem, removeItem } from '@lobby/api/storage';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from './betslip-ports.tsx';
import type { CashOutTracker } from './open-bets/cash-out/cash-out-tracker.ts';
import { useCashOutTracker } from './open-bets/cash-out/cash-outs-provider.tsx';
import { pendingCashOutsItem } from './open-bets/cash-out/pending-cash-outs.ts';
import { usePorts } from './provider/orders-provider.tsx';
import { betslipReducer } from './state/betslip.slice.ts';
import type { OrderAnswer } from './state/order-answer.ts';
import { pendingOrdersItem } from './state/stored/stored-items.ts';
import { cashOutOrder, soldHalf } from './testing/fake-cash-outs.ts';
import { type FakeOrders, fakeOrders, fakePrices, fakeShares } from './testing/fake-ports.ts';
import { order, receipt } from './testing/sample-orders.ts';
import type { OrderTracker } from './tracker/order-tracker.ts';

const { operationId: _order, ...draft } = order;
const { operationId: _sale, ...sale } = cashOutOrder;
const confirming: OrderAnswer = { kind: 'confirming', ticketId: 'T1', confirmAt: Date.now() + 60_000 };
const accepted: OrderAnswer = { kind: 'accepted', receipt };

const roots: Root[] = [];

/** A page with a slip; each is a tab of its own over the same storage. */
async function openTab(answers: FakeOrders) {
  const store = configureStore({
    reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  const orders = fakeOrders(answers);
  const value = { ...fakeShares(), orders, prices: fakePrices() };
  let trackers: Readonly<{ tracker: OrderTracker; cashOuts: CashOutTracker }> | undefined;
  function Probe() {
    trackers = { tracker: usePorts().tracker, cashOuts: useCashOutTracker() };
    return <output>{useSession().userId}</output>;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  root.render(
    <Provider store={store}>
      <PortsProvider value={value}>
        <Probe />
      </PortsProvider>
    </Provider>,
  );
  const wired = await vi.waitFor(() => trackers ?? Promise.reject(new Error('not drawn')));
  const steps = () => store.getState().betslip.placement?.orders.map(({ step }) => step) ?? [];
  return { store, orders, ...wired, steps };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

async function logOut({ store }: Tab): Promise<void> {
  endSession();
  store.dispatch(loggedOut());
  await shows('');
}

async function logIn({ store }: Tab, userId: string): Promise<void> {
  startSession({ token: `of ${userId}`, userId });
  store.dispatch(loginSucceeded({ userId }));
  await shows(userId);
}

const shows = (userId: string) =>
  vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(userId));

/** The connection is back: whatever waits to be queried is queried now. */
const askNow = () => globalThis.dispatchEvent(new Event('online'));

const forgetAll = () => {
  removeItem(pendingOrdersItem);
  removeItem(pendingCashOutsItem);
};

beforeEach(() => {
  forgetAll();
  startSession({ token: 'first', userId: 'u1' });
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  forgetAll();
  endSession();
});

describe('an order being confirmed while its member logs out and in again', () => {
  it('is stored again with its promised time, and followed to its outcome', async () => {
    const tab = await openTab({ place: () => confirming, states: [accepted] });
    void tab.tracker.place([draft]);
    await vi.waitFor(() => expect(tab.steps()).toEqual(['confirming']));
    await logOut(tab);
    expect(readItem(pendingOrdersItem)).toBeUndefined();
    expect(tab.steps()).toEqual([]);
    await logIn(tab, 'u1');
    expect(readItem(pendingOrdersItem)).toMatchObject([{ ...draft, promised: { ticketId: 'T1' } }]);
    await vi.waitFor(() => expect(tab.steps()).toEqual(['confirming']));
    askNow();
    await vi.waitFor(() => expect(tab.steps()).toEqual(['accepted']));
    expect(readItem(pendingOrdersItem)).toBeUndefined();
    expect(tab.orders.sent).toHaveLength(1);
  });

  it('is found by a page that is loaded after that', async () => {
    const tab = await openTab({ place: () => confirming, states: [accepted] });
    void tab.tracker.place([draft]);
    await vi.waitFor(() => expect(tab.steps()).toEqual(['confirming']));
    await logOut(tab);
    await logIn(tab, 'u1');
    const reloaded = await openTab({ states: [accepted] });
    await vi.waitFor(() => expect(reloaded.steps()).toEqual(['confirming']));
    askNow();
    await vi.waitFor(() => expect(reloaded.steps()).toEqual(['accepted']));
    expect(reloaded.orders.sent).toEqual([]);
  });

  it('is followed when its answer comes after the log-out', async () => {
    let answer = (_: OrderAnswer) => {};
    const answered = new Promise<OrderAnswer>(resolve => (answer = resolve));
    const tab = await openTab({ place: () => answered, states: [accepted] });
    void tab.tracker.place([draft]);
    await vi.waitFor(() => expect(tab.orders.sent).toHaveLength(1));
    await logOut(tab);
    answer(accepted);
    await logIn(tab, 'u1');
    await vi.waitFor(() => expect(tab.steps()).not.toEqual([]));
    askNow();
    await vi.waitFor(() => expect(tab.steps()).toEqual(['accepted']));
  });

  it('is not shown to another member, and waits until its own is back', async () => {
    const tab = await openTab({ place: () => confirming, states: [accepted] });
    void tab.tracker.place([draft]);
    await vi.waitFor(() => expect(tab.steps()).toEqual(['confirming']));
    await logOut(tab);
    await logIn(tab, 'u2');
    askNow();
    expect(readItem(pendingOrdersItem)).toBeUndefined();
    expect(tab.steps()).toEqual([]);
    await logOut(tab);
    await logIn(tab, 'u1');
    await vi.waitFor(() => expect(tab.steps()).toEqual(['confirming']));
    expect(readItem(pendingOrdersItem)).toHaveLength(1);
    askNow();
    await vi.waitFor(() => expect(tab.steps()).toEqual(['accepted']));
  });
});

describe('a sale being confirmed while its member logs out and in again', () => {
  it('is stored again with its promised time, and followed to its outcome', async () => {
    const confirmAt = Date.now() + 60_000;
    const tab = await openTab({
      cashOuts: { sell: () => ({ kind: 'confirming', confirmAt }), states: [soldHalf] },
    });
    const { cashOuts } = tab;
    void cashOuts.sell(sale);
    await vi.waitFor(() => expect(cashOuts.read()[0]?.step).toBe('confirming'));
    await logOut(tab);
    expect(readItem(pendingCashOutsItem)).toBeUndefined();
    await logIn(tab, 'u1');
    expect(readItem(pendingCashOutsItem)).toMatchObject([{ ...sale, confirmAt }]);
    askNow();
    await vi.waitFor(() => expect(cashOuts.read()[0]?.step).toBe('done'));
    expect(readItem(pendingCashOutsItem)).toBeUndefined();
  });
});
