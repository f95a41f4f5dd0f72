import { contract } from '@lobby/api-client/contract';
import { fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../query/api.ts';
import { configureApi } from '../query/configure.ts';
import { userBindingEndpoints } from './user-binding.ts';
import { userProfileEndpoints } from './user-profile.ts';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const end of undo.splice(0)) end();
  localStorage.clear();
});

const profile = {
  avatar: '',
  gender: '',
  birthday: '',
  passwordChangedAt: 0,
  hasWithdrawalPassword: false,
  bankCards: 0,
  withdrawalsHeldUntil: 0,
};

/** A page that shows the member; `bind`: the answer to binding a name. */
async function page(bind: unknown) {
  let asked = 0;
  configureApi({
    ...fakeApiSettings,
    fetch: fakePlatform({
      [contract.userProfile.memberProfile.path]: () => {
        asked += 1;
        return profile;
      },
      [contract.userBinding.bindOther.path]: () => {
        if (bind instanceof Error) throw bind;
        return bind;
      },
    }),
  });
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  });
  const shown = dispatch(userProfileEndpoints.endpoints.memberProfile.initiate());
  undo.push(() => shown.unsubscribe());
  await shown;
  return {
    asked: () => asked,
    bind: () => dispatch(userBindingEndpoints.endpoints.bindOther.initiate({ realName: '林乔' })),
  };
}

const signal = () => localStorage.getItem('lobby.member-changed');

it('what another tab binds is asked for again', async () => {
  const { asked } = await page({});
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'lobby.member-changed' }));
  await vi.waitFor(() => expect(asked()).toBe(2));
});

it('what is bound here is asked for again, and the other tabs are notified', async () => {
  const { asked, bind } = await page({});
  await bind();
  await vi.waitFor(() => expect([asked(), typeof signal()]).toEqual([2, 'string']));
});

it.each([
  ['is not answered', new TypeError('Failed to fetch')],
  ['the server failed in', refuse('server-error')],
  ['is refused because it was bound before', refuse('data-exists', { data: { reason: 'real-name-set' } })],
])('after a call that %s the member is asked for again', async (_, answer) => {
  const { asked, bind } = await page(answer);
  await bind();
  await vi.waitFor(() => expect(asked()).toBe(2));
  expect(signal()).toBeNull();
});

it('a refusal without a reason changes nothing', async () => {
  const { asked, bind } = await page(refuse('frequent-submission'));
  await bind();
  expect(asked()).toBe(1);
});
