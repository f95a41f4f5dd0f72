import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { type FakeAnswer, refuse } from '@lobby/api-client/testing';
import { keepCode } from '@lobby/verification/confirm';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { liveHook } from '../testing/live-hook.ts';
import { useBindContact } from './use-bind-contact.ts';

const { bindPhone, bindFromDeposit } = contract.userBinding;
const to = '+86 13912345678';
const unchanged = refuse('invalid-parameter', { data: { reason: 'phone-unchanged' } });

afterEach(() => {
  sessionStorage.clear();
});

/** The dialog with a code that was sent to the new phone; `phone` is bound, masked, and `bind` answers in turn. */
async function binding(phone: string, ...answers: FakeAnswer[]) {
  return bindingWith({ phone }, ...answers);
}

async function bindingWith(
  { phone, realName }: { phone: string; realName?: string },
  ...answers: FakeAnswer[]
) {
  startSession({ token: 't', userId: 'u' });
  const target = { to, iso2: 'CN' };
  const [resendAt, until] = [Date.now(), Date.now() + 60_000];
  keepCode(
    { purpose: 'bind-phone', name: 'linqiao88' },
    { target, way: 'sms', ticket: 't1', resendAt, until },
  );
  const onDone = vi.fn();
  const options = {
    contact: 'phone' as const,
    realName,
    name: 'linqiao88',
    bound: { phone, email: '' },
    isProven: false,
    onStale: vi.fn(),
    onDone,
  };
  const next = () => {
    const answer = answers.shift();
    if (answer === 'nothing') throw new TypeError('Failed to fetch');
    return answer;
  };
  const { now, asked } = await liveHook(() => useBindContact(options), {
    [bindPhone.path]: next,
    [bindFromDeposit.path]: next,
  });
  if (phone !== '') {
    const permit = { via: 'phone', ticket: 't0', code: '111111' } as const;
    act(() => now().send({ type: 'confirmed', permit }));
  }
  return {
    asked,
    onDone,
    state: () => now().state,
    submit: () => act(() => now().submit(to, '222222')),
  };
}

it.each(['', '+86 138****8066'])(
  'a call that was not answered and is sent again has bound the phone, where before it was "%s"',
  async phone => {
    const { onDone, state, submit } = await binding(phone, 'nothing', unchanged);
    await submit();
    expect(state()).toMatchObject({ step: 'entering', failure: { kind: 'offline' } });
    await submit();
    await waitFor(() => expect(state().step).toBe('bound'));
    expect(onDone).toHaveBeenCalledOnce();
  },
);

it('a call that the server failed after and that is sent again has bound the phone', async () => {
  const { onDone, state, submit } = await binding('+86 138****8066', refuse('server-error'), unchanged);
  await submit();
  expect(state()).toMatchObject({ step: 'entering', failure: { name: 'server-error' } });
  await submit();
  await waitFor(() => expect(state().step).toBe('bound'));
  expect(onDone).toHaveBeenCalledOnce();
});

it('the phone that is bound already is refused beside its field', async () => {
  const { onDone, state, submit } = await binding('+86 139****5678', unchanged);
  await submit();
  expect(state()).toMatchObject({ step: 'entering', failure: { data: { reason: 'phone-unchanged' } } });
  expect(onDone).not.toHaveBeenCalled();
});

it('a name that was confirmed before a deposit is bound with the phone, in one call', async () => {
  const { asked, onDone, submit } = await bindingWith({ phone: '', realName: '林乔' }, null);
  await submit();
  expect(onDone).toHaveBeenCalledOnce();
  const sent = { path: bindFromDeposit.path, realName: '林乔', phone: to, ticket: 't1', code: '222222' };
  expect(asked).toEqual([expect.objectContaining(sent)]);
});

it('a name and a phone that were sent again after no answer are bound', async () => {
  const set = refuse('data-exists', { data: { reason: 'real-name-set' } });
  const { onDone, state, submit } = await bindingWith({ phone: '', realName: '林乔' }, 'nothing', set);
  await submit();
  expect(state()).toMatchObject({ step: 'entering', failure: { kind: 'offline' } });
  await submit();
  await waitFor(() => expect(state().step).toBe('bound'));
  expect(onDone).toHaveBeenCalledOnce();
});

it('a name that was bound elsewhere before is refused', async () => {
  const set = refuse('data-exists', { data: { reason: 'real-name-set' } });
  const { onDone, state, submit } = await bindingWith({ phone: '', realName: '林乔' }, set);
  await submit();
  expect(state()).toMatchObject({ step: 'entering', failure: { data: { reason: 'real-name-set' } } });
  expect(onDone).not.toHaveBeenCalled();
});
