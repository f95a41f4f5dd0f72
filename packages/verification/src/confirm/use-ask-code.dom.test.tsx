import { contract } from '@lobby/api-client/contract';
import { endSession, startSession } from '@lobby/api-client/session';
import { type FakeAnswer, refuse } from '@lobby/api-client/testing';
import { liveHook as liveHookWith } from '@lobby/testing/hooks';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verificationMessages } from '../messages/index.ts';
import { keepCode } from './code-under-way.ts';
import { confirmMessages } from './messages/index.ts';
import { useAskCode } from './use-ask-code.ts';

const { sendCodeTwo } = contract.userVerification;
const target = { to: '+86 13912345678', iso2: 'CN' };
const texts = [confirmMessages, verificationMessages];
const liveHook = <Value,>(use: () => Value, answers: Readonly<Record<string, FakeAnswer>>) =>
  liveHookWith(use, answers, { texts });
const useAsked = () => useAskCode('bind-phone', 'linqiao88');

beforeEach(() => startSession({ token: 't', userId: 'u' }));
afterEach(() => {
  endSession();
  sessionStorage.clear();
});

/** A dialog that is closed while its code is being sent; `meanwhile` happens before the answer. */
async function closeWhileSending(meanwhile: () => void): Promise<void> {
  let answer = (_: unknown) => {};
  const held = new Promise(resolve => {
    answer = resolve;
  });
  let isAsked = false;
  const answers = {
    [sendCodeTwo.path]: () => {
      isAsked = true;
      return held;
    },
  };
  const dialog = await liveHook(useAsked, answers);
  act(() => dialog.now().want('sms', target));
  await waitFor(() => expect(isAsked).toBe(true));
  dialog.leave();
  meanwhile();
  answer({ ticket: 't1', resendAt: Date.now() + 60_000 });
  await held;
}

it('a code that is sent after its dialog was closed counts when the dialog is opened again', async () => {
  await closeWhileSending(() => {});
  await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
  const { now } = await liveHook(useAsked, {});
  expect(now().state).toMatchObject({ target, sent: { ticket: 't1' } });
});

it('a code for one withdrawal is not offered for another', async () => {
  const about = (amount: string) => ({ accountId: 'card01', amount });
  const owner = { purpose: 'withdrawal', name: 'linqiao88', about: about('500') } as const;
  const [resendAt, until] = [Date.now() + 60_000, Date.now() + 600_000];
  keepCode(owner, { target: { to: 'phone' }, way: 'sms', ticket: 't1', resendAt, until });
  const sentFor = async (amount: string) =>
    (await liveHook(() => useAskCode('withdrawal', 'linqiao88', about(amount)), {})).now().state.sent;
  expect(await sentFor('500')).toMatchObject({ ticket: 't1' });
  expect(await sentFor('600')).toBeUndefined();
});

it('a code that is sent after the member has left is forgotten', async () => {
  await closeWhileSending(endSession);
  // A whole call later the first has ended too.
  const { now } = await liveHook(useAsked, { [sendCodeTwo.path]: refuse('frequent-submission') });
  act(() => now().want('sms', target));
  await waitFor(() => expect(now().state).toMatchObject({ problem: { kind: 'call' } }));
  expect(now().state.sent).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('t1');
});
