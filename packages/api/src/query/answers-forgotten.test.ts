import { contract } from '@lobby/api-client/contract';
import { fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { configurationEndpoints } from '../endpoints/configuration.ts';
import { memberSessionEndpoints } from '../endpoints/member-session.ts';
import { answersForgotten, api } from './api.ts';
import { configureApi } from './configure.ts';

const { memberInfo } = contract.userSession;
const { preInfo } = contract.configuration;
const member = {
  ...{ userId: '1', name: 'linqiao88', realName: '', phone: '', email: '', bindPhone: false },
  ...{ bindRealName: false, vipLevel: 0, registerDate: 0, balance: '0', totalMoney: '0.00' },
};
const site = { title: '', h5DomainUrl: '', encryptSwitch: '0', playMoney: true };

it('what was answered about the member is asked for again, and what is public is not', async () => {
  const asked: string[] = [];
  const answer = (name: string, data: unknown) => () => {
    asked.push(name);
    return data;
  };
  configureApi({
    ...fakeApiSettings,
    fetch: fakePlatform({
      [memberInfo.path]: answer('member', member),
      [preInfo.path]: answer('site', { ip: '', time: Date.now(), siteBaseConfig: site }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  const ask = async () => {
    await store.dispatch(memberSessionEndpoints.endpoints.memberInfo.initiate({}, { subscribe: false }));
    await store.dispatch(configurationEndpoints.endpoints.preInfo.initiate(undefined, { subscribe: false }));
  };
  await ask();
  await ask();
  expect(asked).toEqual(['member', 'site']);
  store.dispatch(answersForgotten());
  await ask();
  expect(asked).toEqual(['member', 'site', 'member']);
});
