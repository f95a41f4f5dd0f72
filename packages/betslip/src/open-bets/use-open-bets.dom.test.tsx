import { moneyMoved, onMoneyMoved } from '@lobby/api';
import { endSession, startSession } from '@lobby/api/session';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../betslip-ports.tsx';
import type { OpenBet } from '../ports/ports.ts';
import { betslipReducer } from '../state/betslip.slice.ts';
import { fakeOrders, fakePrices, fakeShares } from '../testing/fake-ports.ts';
import { openBets } from '../testing/sample-open-bets.ts';
import { useOpenBets } from './use-open-bets.ts';

let root: Root;
let read = 0;
let bets: readonly OpenBet[] = openBets;

function Probe() {
  const { answer } = useOpenBets();
  return <p>{answer?.ok ? answer.bets.map(bet => bet.ticketId).join(' ') || 'none' : 'waiting'}</p>;
}

function draw() {
  const orders = {
    ...fakeOrders(),
    openBets: async () => {
      read += 1;
      return { ok: true, bets } as const;
    },
  };
  const store = configureStore({ reducer: { betslip: betslipReducer } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <PortsProvider value={{ ...fakeShares(), orders, prices: fakePrices() }}>
        <Probe />
      </PortsProvider>
    </Provider>,
  );
}

const shows = (text: string) => vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBe(text));
/** The pauses that are being waited for. */
const isPolled = (is: boolean) => vi.waitFor(() => expect(vi.getTimerCount() > 0).toBe(is));
const [pending, open] = openBets as [OpenBet, OpenBet];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  read = 0;
  bets = openBets;
  startSession({ token: 'test', userId: 'u1' });
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  endSession();
  vi.useRealTimers();
});

describe('open bets', () => {
  it('announce that money has moved when one of them is settled', async () => {
    draw();
    await shows(`${pending.ticketId} ${open.ticketId}`);
    await isPolled(true);
    const moved = vi.fn();
    const undo = onMoneyMoved(moved);
    bets = [open];
    vi.advanceTimersByTime(15_000);
    await shows(open.ticketId);
    await vi.waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
    undo();
  });

  it('are fetched again when money moves, also in another tab', async () => {
    bets = [];
    draw();
    await shows('none');
    bets = [open];
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'lobby.money-moved' }));
    await shows(open.ticketId);
    bets = [open, pending];
    moneyMoved();
    await shows(`${open.ticketId} ${pending.ticketId}`);
  });

  it('are not polled while there are none', async () => {
    bets = [];
    draw();
    await shows('none');
    await isPolled(false);
    expect(read).toBe(1);
  });

  it('announce no settlement when another member logs in', async () => {
    draw();
    await shows(`${pending.ticketId} ${open.ticketId}`);
    const moved = vi.fn();
    const undo = onMoneyMoved(moved);
    bets = [];
    startSession({ token: 'other', userId: 'u2' });
    await shows('none');
    await isPolled(false);
    undo();
    expect(moved).not.toHaveBeenCalled();
  });
});
