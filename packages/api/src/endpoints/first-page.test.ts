import { contract } from '@lobby/api-client/contract';
import { codeOf } from '@lobby/api-client/result-codes';
import { fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { api } from '../query/api.ts';
import { configureApi } from '../query/configure.ts';
import { configurationEndpoints } from './configuration.ts';
import { memberSessionEndpoints } from './member-session.ts';
import { transferEndpoints } from './transfer.ts';

const info = {
  ip: '203.0.113.9',
  time: 1_795_000_000_000,
  siteBaseConfig: { title: 't', h5DomainUrl: '', encryptSwitch: '0', playMoney: true },
};
const wallet = { balance: '1', lockMoney: '0', centerWalletBalance: '1' };
const { together, configuration, transfer, userSession } = contract;

/** Makes the requests of a page at its first render; returns the called paths. */
async function drawn(answers: Readonly<Record<string, unknown>>) {
  const paths: string[] = [];
  const platform = fakePlatform(answers);
  configureApi({
    ...fakeApiSettings,
    fetch: (input, init) => {
      const request = new Request(input, init);
      paths.push(new URL(request.url).pathname);
      return platform(request);
    },
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: withDefaults => withDefaults().concat(api.middleware),
  });
  const [first, second] = await Promise.all([
    store.dispatch(configurationEndpoints.endpoints.preInfo.initiate()),
    store.dispatch(transferEndpoints.endpoints.balance.initiate({})),
    store.dispatch(memberSessionEndpoints.endpoints.memberInfo.initiate({})),
  ]);
  return { paths, first, second };
}

it('makes the calls of the first render in one request', async () => {
  const { paths, first, second } = await drawn({
    [together.readTogether.path]: ({ calls }: { calls: { path: string }[] }) => ({
      answers: calls.map(({ path }) => ({
        status_code: codeOf('success'),
        data: path === configuration.preInfo.path ? info : wallet,
        message: '',
      })),
    }),
  });
  expect(paths).toEqual([together.readTogether.path]);
  expect(first.data).toEqual(info);
  expect(second.data).toEqual(wallet);
});

it('sends the fields that the specification names', async () => {
  const sent: Record<string, unknown> = {};
  const keep = (name: string, answer: unknown) => (payload: unknown) => {
    sent[name] = payload;
    return answer;
  };
  await drawn({
    [configuration.preInfo.path]: info,
    [transfer.getBalance.path]: keep('getBalance', wallet),
    [userSession.memberInfo.path]: keep('info', {}),
  });
  expect(sent).toEqual({ getBalance: { withLockMoney: 1 }, info: { isPop: 0 } });
});

it('makes the calls one by one where the platform does not support the combined call', async () => {
  const { paths, first, second } = await drawn({
    [configuration.preInfo.path]: info,
    [transfer.getBalance.path]: wallet,
  });
  expect(paths).toHaveLength(4);
  expect(first.data).toEqual(info);
  expect(second.data).toEqual(wallet);
});
