import { startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { type FakeAnswer, refuse } from '@lobby/api-client/testing';
import { keepCode } from '@lobby/verification/confirm';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { liveHook } from '../testing/live-hook.ts';
import type { ChangePasskeys } from './change-passkeys.payload.ts';
import { useChangePasskeys } from './use-change-passkeys.ts';

const calls = contract.userPasskeys;
const [id, name] = ['AQID', 'linqiao88'];
const kept = { id, device: 'Chrome · Windows', addedAt: 1, usedAt: 0 };
const sent = { target: { to: 'phone' }, way: 'sms', ticket: 't1', resendAt: 0 } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * The dialog with a code that was sent; `works`: the change is executed, although it is not answered with success.
 * @param answer of the call; none when its answer is lost.
 */
async function changing(payload: ChangePasskeys, works: boolean, answer?: FakeAnswer) {
  startSession({ token: 't', userId: 'u' });
  const purpose = payload.remove ? 'remove-passkey' : 'add-passkey';
  keepCode({ purpose, name }, { ...sent, until: Date.now() + 600_000 });
  let passkeys = payload.remove ? [kept] : [];
  const lose = (after: typeof passkeys) => () => {
    if (works) passkeys = after;
    if (answer) return answer;
    throw new TypeError('Failed to fetch');
  };
  const onDone = vi.fn();
  const member = { name, bound: { phone: '+86 138****8066', email: '' }, isProven: false, askAgain: vi.fn() };
  const { now } = await liveHook(() => useChangePasskeys(member, payload, onDone), {
    [calls.passkeys.path]: () => (passkeys.length > 0 ? passkeys : refuse('no-data')),
    [calls.passkeyRegistration.path]: () => ({
      ticket: 't2',
      options: {
        challenge: 'AQID',
        user: { id: 'AQID', name, displayName: '' },
        pubKeyCredParams: [],
        rp: {},
      },
    }),
    [calls.addPasskey.path]: lose([kept]),
    [calls.removePasskey.path]: lose([]),
  });
  await act(() => now().confirm('123456'));
  return { now, onDone };
}

/** A browser that makes a passkey at once. */
function browserWithPasskeys() {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const response = { attestationObject: bytes, clientDataJSON: bytes };
  const made = { id, rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { ...window.navigator, credentials: { create: async () => made } });
}

it.each([
  ['is not told as failed when the list has it no more', true],
  ['is told as failed when the list still has it', false],
])('a removal whose answer is lost %s', async (_, works) => {
  const { now, onDone } = await changing({ remove: { id, device: '' } }, works);
  await waitFor(() => expect(now().state.step).toBe(works ? 'done' : 'confirming'));
  expect(onDone).toHaveBeenCalledTimes(works ? 1 : 0);
});

it.each([
  ['is not told as failed when the list has it', true],
  ['is told as failed when the list has it not', false],
])('a new passkey whose answer is lost %s', async (_, works) => {
  browserWithPasskeys();
  const { now, onDone } = await changing({}, works);
  const { state } = now();
  if (state.step !== 'ready') throw new Error(`the registration has not begun: ${JSON.stringify(state)}`);
  await act(() => now().create(state.registration));
  await waitFor(() => expect(now().state.step).toBe(works ? 'done' : 'confirming'));
  expect(onDone).toHaveBeenCalledTimes(works ? 1 : 0);
});

it('a removal that the server failed after is not reported as failed', async () => {
  const { now, onDone } = await changing({ remove: { id, device: '' } }, true, refuse('server-error'));
  await waitFor(() => expect(now().state.step).toBe('done'));
  expect(onDone).toHaveBeenCalledOnce();
});
