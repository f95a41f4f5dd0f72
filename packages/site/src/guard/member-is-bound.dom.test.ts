import { configureApi } from '@lobby/api';
import { contract } from '@lobby/api-client/contract';
import { fakeApiSettings, fakePlatform } from '@lobby/api-client/testing';
import { afterEach, expect, it } from 'vitest';
import { createSiteStore } from '../store/create-store.ts';
import { memberIsBound } from './member-is-bound.ts';

const info = {
  userId: '1',
  name: 'linqiao88',
  realName: '林*',
  phone: '',
  email: '',
  bindPhone: false,
  bindRealName: true,
  vipLevel: 0,
  registerDate: 0,
  balance: '0',
  totalMoney: '0',
};

let calls = 0;
afterEach(() => {
  calls = 0;
});

/** A site whose platform answers these, one after another. */
function site(...bound: readonly boolean[]) {
  const answer = () => ({ ...info, bindPhone: bound[calls++] });
  configureApi({
    ...fakeApiSettings,
    fetch: fakePlatform({ [contract.userSession.memberInfo.path]: answer }),
  });
  return createSiteStore().store;
}

it('a member who was bound is not asked for again', async () => {
  const store = site(true);
  expect([await memberIsBound(store), await memberIsBound(store), calls]).toEqual([true, true, 1]);
});

it('a member who bound the phone in another tab passes', async () => {
  const store = site(false, false, true);
  expect([await memberIsBound(store), await memberIsBound(store)]).toEqual([false, true]);
});
