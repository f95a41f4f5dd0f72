import { contract } from '@lobby/api-client/contract';
import { type FakeAnswer, fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it, onTestFinished } from 'vitest';
import { transferEndpoints } from '../endpoints/transfer.ts';
import { api } from './api.ts';
import { configureApi } from './configure.ts';
import { refetchNow } from './refetch-now.ts';

const balanceOf = (balance: string) => ({ balance, lockMoney: '0', centerWalletBalance: balance });

/** A page on which the balance is a query; its questions are answered one by one. */
function page(...answers: FakeAnswer[]) {
  let asked = 0;
  const say = (payload: unknown) => {
    const answer = answers[asked++];
    return typeof answer === 'function' ? answer(payload) : answer;
  };
  const platform = fakePlatform({ [contract.transfer.getBalance.path]: say });
  configureApi({ ...fakeApiSettings, fetch: platform });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  const query = store.dispatch(transferEndpoints.endpoints.balance.initiate());
  onTestFinished(query.unsubscribe);
  return { query, asked: () => asked };
}

it('asks once more when the question on its way was asked before', async () => {
  let answer = (_: unknown) => {};
  const first = new Promise(resolve => {
    answer = resolve;
  });
  const { query, asked } = page(() => first, balanceOf('800'));
  const begun = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(begun);
  const learnt = refetchNow(query);
  answer(balanceOf('900'));
  expect(await learnt).toMatchObject({ balance: '800' });
  expect(asked()).toBe(2);
});

it('asks once where no question is on its way, and nothing older is taken for the answer', async () => {
  const { query, asked } = page(balanceOf('900'), refuse('system-busy'));
  await query;
  const begun = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(begun);
  expect(await refetchNow(query)).toBeUndefined();
  expect(asked()).toBe(2);
});
