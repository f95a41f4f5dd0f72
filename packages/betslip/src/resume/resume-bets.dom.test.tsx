import { api, configureApi } from '@lobby/api';
import { endSession, startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import ResumeBets from './resume-bets.tsx';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const end of undo.splice(0)) end();
  endSession();
});

const bet = {
  ticketId: 't1',
  operationId: 'o1',
  status: 'open',
  placedAt: 1,
  kind: 'single',
  folds: [1],
  combinations: 1,
  legs: [],
  result: '',
  cancelReason: '',
  unit: '100',
  stake: '100',
  risk: '100',
  winnable: '90',
  netWin: '0',
  turnover: '0',
};

interface Asked {
  readonly method: string;
  readonly Request: { readonly token: string };
}

/** A platform that answers of a member's bets by the token of its own launch alone, and counts the launches. */
function platform({ gives = 'launched' } = {}) {
  const launch = vi.fn(() => ({ url: '', data: { venueToken: gives, currency: 'CNY', systime: 1 } }));
  const fetch = fakePlatform({
    [contract.venue.launch.path]: launch,
    [contract.venue.resource.path]: (payload: unknown) => {
      // Safe: this is what the page sends there.
      const { method, Request } = payload as Asked;
      if (Request.token !== 'launched') return refuse('wallet-token-expired');
      if (method === 'cash_out_view') return { systime: 1, tickets: [] };
      if (method !== 'get_today_wagers') return refuse('not-found');
      return { count: 1, wagers: [bet] };
    },
  });
  configureApi({ ...fakeApiSettings, fetch });
  return launch;
}

/** Opens the home page of a member; tells what stands on the chip. */
function home() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const leave = () => root.unmount();
  undo.push(leave);
  root.render(
    <Provider store={store}>
      <ResumeBets draw={chip => (chip === null ? 'none' : (chip?.to ?? 'unknown'))} />
    </Provider>,
  );
  return { text: () => place.textContent, leave };
}

it('a member finds their open bets on the home page, for which the sportsbook is launched once', async () => {
  const launch = platform();
  startSession({ token: 't', userId: 'u1' });
  const first = home();
  await vi.waitFor(() => expect(first.text()).toBe('/mine/betRecord'));
  first.leave();
  const again = home();
  await vi.waitFor(() => expect(again.text()).toBe('/mine/betRecord'));
  expect(launch).toHaveBeenCalledOnce();
});

it('another member of the page launches it for themselves', async () => {
  const launch = platform();
  startSession({ token: 't2', userId: 'u2' });
  const { text } = home();
  await vi.waitFor(() => expect(text()).toBe('/mine/betRecord'));
  expect(launch).toHaveBeenCalledOnce();
});

it('where it cannot be launched there is no chip', async () => {
  platform({ gives: '' });
  startSession({ token: 't3', userId: 'u3' });
  const { text } = home();
  await vi.waitFor(() => expect(text()).toBe('none'));
});
