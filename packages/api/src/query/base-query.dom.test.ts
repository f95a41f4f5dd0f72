import { contract } from '@lobby/api-client/contract';
import { fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memberSessionEndpoints } from '../endpoints/member-session.ts';
import { transferEndpoints } from '../endpoints/transfer.ts';
import { api } from './api.ts';
import { configureApi } from './configure.ts';

const balance = { balance: '10', lockMoney: '0', centerWalletBalance: '10' };
let asked: string[];

/** A store over a network that loses the first call made over it. */
function storeOver(answers: Parameters<typeof fakePlatform>[0]) {
  asked = [];
  const platform = fakePlatform(answers);
  configureApi({
    ...fakeApiSettings,
    fetch: (input, init) => {
      const request = new Request(input, init);
      asked.push(new URL(request.url).pathname);
      if (asked.length > 1) return platform(request);
      return new Promise((_, fail) => {
        request.signal.addEventListener('abort', () => fail(new Error('aborted')));
      });
    },
  });
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
}

// What is signed takes real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The device sleeps for a minute, and the page is seen again. */
async function sleep(): Promise<void> {
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  vi.setSystemTime(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a question that hung over a sleep is asked anew at once, and its caller does not notice', async () => {
  const { path } = contract.transfer.getBalance;
  const store = storeOver({ [path]: balance });
  const wanted = store.dispatch(transferEndpoints.endpoints.balance.initiate({}));
  await sleep();
  expect(await wanted).toMatchObject({ data: balance });
  expect(asked).toEqual([path, path]);
  wanted.unsubscribe();
});

it('a call that changes something is never sent a second time for a sleep', async () => {
  const { path } = contract.userSession.logout;
  const store = storeOver({ [path]: null });
  const changed = store.dispatch(memberSessionEndpoints.endpoints.logout.initiate());
  await sleep();
  const wanted = store.dispatch(transferEndpoints.endpoints.balance.initiate({}));
  await wanted;
  expect(asked.filter(each => each === path)).toHaveLength(1);
  wanted.unsubscribe();
  changed.abort();
});
