import { useMemberProfileQuery } from '@lobby/api/endpoints/user-profile';
import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { type FakeAnswer, refuse } from '@lobby/api-client/testing';
import { newAccount } from '@lobby/verification/testing/account';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { liveHook } from '../testing/live-hook.ts';
import { useChangePassword } from './use-change-password.ts';

const { bindPassword } = contract.userBinding;
const { memberProfile } = contract.userProfile;
const values = { old: 'abcd1234', password: 'efgh5678', repeat: 'efgh5678', code: '' };

/**
 * The dialog of a member with nothing bound; `works`: the call is executed, although it is not answered with success.
 * @param answer of the call; none when its answer is lost.
 */
async function changing(works: boolean, answer?: FakeAnswer) {
  startSession({ token: 't', userId: 'u' });
  let passwordChangedAt = 1_000;
  let calls = 0;
  const onDone = vi.fn();
  const member = { name: 'linqiao88', bound: { phone: '', email: '' }, isProven: false, askAgain: vi.fn() };
  const use = () => ({ dialog: useChangePassword(member, onDone), profile: useMemberProfileQuery() });
  const { now } = await liveHook(use, {
    [memberProfile.path]: () => ({ ...newAccount.profile, passwordChangedAt }),
    [bindPassword.path]: () => {
      calls += 1;
      if (calls > 1) return refuse('password-check-failure', { data: { reason: 'old-password-wrong' } });
      if (works) passwordChangedAt = 2_000;
      if (answer) return answer;
      throw new TypeError('Failed to fetch');
    },
  });
  await waitFor(() => expect(now().profile.data).toBeDefined());
  return {
    onDone,
    state: () => now().dialog.state,
    submit: () => act(() => now().dialog.submit(values)),
  };
}

it.each([
  ['whose answer is lost', undefined],
  ['that the server failed after', refuse('server-error')],
  ['whose database was lost on the way', refuse('system-busy')],
])('a change %s is found in the profile', async (_, answer) => {
  const { onDone, state, submit } = await changing(true, answer);
  await submit();
  expect(state().step).toBe('changed');
  expect(onDone).toHaveBeenCalledOnce();
});

it('a change that was not made is not reported as made, and a wrong old password is reported', async () => {
  const { onDone, state, submit } = await changing(false);
  await submit();
  expect(state()).toMatchObject({ step: 'entering', failure: { kind: 'offline' } });
  await submit();
  expect(state()).toMatchObject({ failure: { data: { reason: 'old-password-wrong' } } });
  expect(onDone).not.toHaveBeenCalled();
});
