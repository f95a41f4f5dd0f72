import { api } from '@lobby/api';
import { loggedOut, loginExpired } from '@lobby/api/session';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../betslip-ports.tsx';
import { betslipReducer, outcomeRead } from '../state/betslip.slice.ts';
import type { BetslipState } from '../state/betslip-state.ts';
import type { PickedSelection } from '../state/selection.ts';
import { type FakeOrders, fakeOrders, fakePrices, fakeShares } from '../testing/fake-ports.ts';
import { rejectedFor } from '../testing/sample-orders.ts';
import { handicap, homeWin, over } from '../testing/sample-selections.ts';
import { slipWith } from '../testing/sample-slip.ts';
import { enter } from '../testing/slip-stage.tsx';
import { useSelectionPress } from './use-selection-press.ts';

let root: Root;
let leave: () => void;
let now = 0;

async function draw(betslip: BetslipState, answers: FakeOrders = {}) {
  const store = configureStore({
    reducer: { betslip: betslipReducer, [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
    preloadedState: { betslip },
  });
  const orders = fakeOrders(answers);
  const states = { read: () => '7' };
  const place: { press?: (selection: PickedSelection) => void } = {};
  function Probe() {
    place.press = useSelectionPress();
    return null;
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <PortsProvider value={{ ...fakeShares(), orders, prices: fakePrices(), states }}>
        <Probe />
      </PortsProvider>
    </Provider>,
  );
  const press = await vi.waitFor(() => {
    if (!place.press) throw new Error('not drawn yet');
    return place.press;
  });
  const steps = () => store.getState().betslip.placement?.orders.map(({ step }) => step);
  return { press, orders, store, state: () => store.getState().betslip, steps };
}

const quick = (
  picked?: PickedSelection | readonly PickedSelection[],
  more: Parameters<typeof slipWith>[1] = {},
) => slipWith(picked, { quickBet: '50', ...more });

beforeEach(() => {
  leave = enter('member');
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  leave();
  vi.restoreAllMocks();
});

describe('a press on a price', () => {
  it('goes to the slip while quick bet is off', async () => {
    const { press, orders, state } = await draw(slipWith(undefined));
    press(handicap);
    expect(state().slip.items).toEqual([handicap]);
    expect(orders.sent).toEqual([]);
  });

  it('of a visitor asks for a login and leaves the slip empty', async () => {
    leave();
    leave = enter('visitor');
    const { press, orders, state } = await draw(quick());
    press(handicap);
    expect(state()).toMatchObject({ awaitingLogin: handicap, slip: { items: [] } });
    expect(orders.sent).toEqual([]);
  });

  it('places a single of the amount at the price pressed while quick bet is on', async () => {
    const { press, orders, steps } = await draw(quick());
    press(handicap);
    await vi.waitFor(() => expect(steps()).toEqual(['accepted']));
    expect(orders.sent).toMatchObject([
      {
        userId: 'u1',
        stake: '50',
        sizes: [1],
        policy: 'better',
        risk: '50',
        win: '48',
        legs: [{ price: { format: 'H', odds: '0.96' }, line: '0.5', strong: 'C', stateVersion: '7' }],
      },
    ]);
  });

  it('leaves the picks and stakes of the slip alone, also the same pick in a series', async () => {
    const before = quick([handicap, over], {
      form: 'series',
      stakes: { series: '20' },
    });
    const { press, state, steps } = await draw(before);
    press(handicap);
    await vi.waitFor(() => expect(steps()).toEqual(['accepted']));
    expect(state().slip).toEqual(before.slip);
    expect(state().stakes).toEqual({ series: '20' });
  });

  it('is one bet when it is a double click, and another bet later', async () => {
    const { press, orders, steps } = await draw(quick());
    press(handicap);
    await vi.waitFor(() => expect(steps()).toEqual(['accepted']));
    now = 300;
    press(handicap);
    expect(orders.sent).toHaveLength(1);
    now = 2_000;
    press(handicap);
    await vi.waitFor(() => expect(orders.sent).toHaveLength(2));
  });

  it('is refused while an order is being confirmed', async () => {
    const confirming = { kind: 'confirming', ticketId: 'OU1', confirmAt: Number.MAX_SAFE_INTEGER } as const;
    const { press, orders, state, steps } = await draw(quick(), { place: () => confirming });
    press(handicap);
    await vi.waitFor(() => expect(steps()).toEqual(['confirming']));
    now = 2_000;
    press(over);
    expect(orders.sent).toHaveLength(1);
    expect(state()).toMatchObject({ notice: { name: 'confirming' }, slip: { items: [] } });
  });

  it('is one bet however long a key is held down', async () => {
    const { press, orders, steps } = await draw(quick());
    for (now = 0; now < 5_000; now += 300) {
      press(handicap);
      await vi.waitFor(() => expect(steps()).toEqual(['accepted']));
    }
    expect(orders.sent).toHaveLength(1);
  });

  it('of an outright goes to the slip', async () => {
    const { press, orders, state } = await draw(quick());
    const champion = { ...homeWin, champion: true };
    press(champion);
    expect(state().slip.items).toEqual([champion]);
    expect(orders.sent).toEqual([]);
  });

  it('shows why it was not accepted, without remedies for a pick that is not in the slip', async () => {
    const { press, store, steps, state } = await draw(quick(), { place: () => rejectedFor('suspended') });
    press(handicap);
    await vi.waitFor(() => expect(steps()).toEqual(['rejected']));
    expect(state().slip.items).toEqual([]);
    store.dispatch(outcomeRead({}));
    expect(state().placement).toBeUndefined();
  });
});

describe('quick bet', () => {
  it.each([
    ['a logout', loggedOut()],
    ['the end of a session', loginExpired({ hadToken: true })],
  ])('is off after %s', async (_, event) => {
    const { store, state } = await draw(quick());
    store.dispatch(event);
    expect(state().quickBet).toBeUndefined();
  });
});
