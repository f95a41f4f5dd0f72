import { contract } from '@lobby/api-client/contract';
import { fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { transferEndpoints } from '../endpoints/transfer.ts';
import { api } from './api.ts';
import { configureApi } from './configure.ts';
import { moneyMoved, watchMoney } from './money-moved.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const end of undo.splice(0)) end();
});

/** A page that shows the balance: 900 at first, 100 less with each request. */
async function page() {
  let balance = 1_000;
  configureApi({
    ...fakeApiSettings,
    fetch: fakePlatform({
      [contract.transfer.getBalance.path]: () => {
        balance -= 100;
        return { balance: String(balance), lockMoney: '0', centerWalletBalance: '1000' };
      },
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  undo.push(watchMoney(store.dispatch));
  const select = transferEndpoints.endpoints.balance.select();
  const asked = store.dispatch(transferEndpoints.endpoints.balance.initiate());
  undo.push(() => asked.unsubscribe());
  await asked;
  return { shown: () => select(store.getState()).data?.balance };
}

it('the balance is requested again when money has moved in this tab', async () => {
  const { shown } = await page();
  expect(shown()).toBe('900');
  moneyMoved();
  await vi.waitFor(() => expect(shown()).toBe('800'));
});

it('the balance is requested again when another tab reports that money has moved', async () => {
  const { shown } = await page();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'lobby.money-moved' }));
  await vi.waitFor(() => expect(shown()).toBe('800'));
});

it('the balance is requested again when somebody comes back to the tab', async () => {
  const { shown } = await page();
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(shown()).toBe('800'));
});

it('each report stores a different text', () => {
  const values: (string | null)[] = [];
  for (let move = 0; move < 3; move += 1) {
    moneyMoved();
    values.push(localStorage.getItem('lobby.money-moved'));
  }
  // A browser notifies other tabs only when the stored text changes.
  expect(new Set(values).size).toBe(3);
});
