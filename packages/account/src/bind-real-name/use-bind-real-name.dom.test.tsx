import { useMemberInfoQuery } from '@lobby/api/endpoints/member-session';
import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { newAccount } from '@lobby/verification/testing/account';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { liveHook } from '../testing/live-hook.ts';
import { useBindRealName } from './use-bind-real-name.ts';

const { bindOther } = contract.userBinding;
const { memberInfo } = contract.userSession;

/** The dialog in which a name was entered and confirmed; `hasPhone`: the member's phone is bound by then; `atOnce`: before the dialog knows it. */
async function confirmed(payload: { withPhone?: boolean }, hasPhone = false, atOnce = false) {
  startSession({ token: 't', userId: 'u' });
  const onDone = vi.fn();
  const use = () => ({
    ...useBindRealName(payload, onDone),
    member: useMemberInfoQuery({}, { skip: !payload.withPhone }).data,
  });
  const { now, asked, dialogs } = await liveHook(use, {
    [bindOther.path]: null,
    [memberInfo.path]: { ...newAccount.info, bindPhone: hasPhone },
  });
  if (payload.withPhone && !atOnce) await vi.waitFor(() => expect(now().member).toBeDefined());
  act(() => now().send({ type: 'entered', value: '林乔' }));
  await act(() => now().confirm());
  const bound = asked.filter(({ path }) => path === bindOther.path);
  return { bound, dialogs: dialogs(), onDone };
}

it('a name alone is bound as soon as it is confirmed', async () => {
  const { bound, onDone } = await confirmed({});
  expect(bound).toMatchObject([{ path: bindOther.path, realName: '林乔' }]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('a name before a deposit goes on to the phone, and nothing is bound yet', async () => {
  const { bound, dialogs, onDone } = await confirmed({ withPhone: true });
  expect(bound).toEqual([]);
  expect(dialogs).toEqual(['account/bind-contact']);
  expect(onDone).not.toHaveBeenCalled();
});

it('a name that was confirmed is there again after the step of the phone was closed, for its member alone', async () => {
  await confirmed({ withPhone: true });
  const again = async (userId: string) => {
    startSession({ token: 't', userId });
    const use = () => useBindRealName({ withPhone: true }, vi.fn());
    const { now } = await liveHook(use, { [memberInfo.path]: newAccount.info });
    return now().state;
  };
  expect(await again('another')).toEqual({ step: 'entering', value: '' });
  expect(await again('u')).toEqual({ step: 'entering', value: '林乔' });
});

it('a name alone is bound where the phone was bound meanwhile, in another tab', async () => {
  const { bound, dialogs, onDone } = await confirmed({ withPhone: true }, true);
  expect(bound).toMatchObject([{ realName: '林乔' }]);
  expect(dialogs).toEqual([]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('whether the phone is bound is waited for', async () => {
  expect((await confirmed({ withPhone: true }, true, true)).dialogs).toEqual([]);
  expect((await confirmed({ withPhone: true }, false, true)).dialogs).toEqual(['account/bind-contact']);
});
