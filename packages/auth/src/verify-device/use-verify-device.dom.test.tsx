import { endSession, readSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { refuse, refused } from '@lobby/api-client/testing';
import { minute } from '@lobby/calendar';
import { md5Hex } from '@lobby/verification/codes/md5';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VerifyDevice } from '../dialogs/verify-device.payload.ts';
import { readDeviceUnderWay } from '../entry/device-under-way.ts';
import { dropHeldLogin, heldLogin, holdLogin } from '../entry/held-login.ts';
import { emptyValues } from '../login-register/login-register.form.ts';
import { useLoginRegister } from '../login-register/use-login-register.ts';
import { liveHook } from '../testing/live-hook.ts';
import { useVerifyDevice } from './use-verify-device.ts';

const { login } = contract.userSession;
const { sendCodeOne } = contract.userVerification;

const challenge = { phone: '138****8066', codeId: 'c1', failure: refused('device-not-passed') };
const attempt = { credential: { name: 'linqiao88', passwordMd5: 'e19d' }, keep: false };
const payload = (): VerifyDevice => ({ heldId: holdLogin(attempt), name: 'linqiao88', challenge });
const sendsCode = { [sendCodeOne.path]: () => ({ resendAt: Date.now() + minute }) };

afterEach(() => {
  dropHeldLogin();
  endSession();
  sessionStorage.clear();
});

/** Verification of a new device at work; `way`: how its code was already asked for. */
async function verifying(answers: Parameters<typeof liveHook>[1], way?: 'sms' | 'voice', from = payload()) {
  const live = await liveHook(() => useVerifyDevice(from, vi.fn()), { ...sendsCode, ...answers });
  if (!way) return live;
  live.now().send({ type: 'code-wanted', way });
  live.now().send({ type: 'call-accepted' });
  await vi.waitFor(() => expect(live.now().state.step).toBe('checking-phone'));
  await live.now().requestCode('0013', way);
  await vi.waitFor(() => expect(live.now().state).toMatchObject({ step: 'entering-code', sent: way }));
  return live;
}

describe('a code for a new device', () => {
  it.each([
    ['sms', 0],
    ['voice', 2],
  ] as const)('by %s is asked for as cate %d of type 3', async (way, cate) => {
    const { asked } = await verifying({}, way);
    expect(asked).toMatchObject([{ path: sendCodeOne.path, type: 3, cate }]);
  });

  it('completes the pending login with isAgent 0', async () => {
    const { now, asked } = await verifying({ [login.path]: { token: 't', userId: 'u' } }, 'sms');
    await now().submit('246810');
    expect(asked.at(-1)).toMatchObject({
      ...{ isAgent: 0, kaptchcate: 99, codeId: 'c1', code: '246810' },
      sendCodeNum: md5Hex('0013'),
    });
    expect(readSession()?.token).toBe('t');
    expect(readDeviceUnderWay()).toBeUndefined();
  });
});

describe('a page reloaded while a code is pending', () => {
  it('asks for the password only and keeps code, challenge and countdown', async () => {
    await verifying({}, 'sms');
    dropHeldLogin();
    const underWay = readDeviceUnderWay();
    expect(underWay).toMatchObject({ name: 'linqiao88', challenge: { codeId: 'c1' }, sent: 'sms' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('e19d');

    const access = await liveHook(() => useLoginRegister('login', vi.fn()), {});
    await access.now().submit({ ...emptyValues, username: 'Linqiao88', password: 'abcd1234' });
    expect(access.asked).toEqual([]);
    expect(access.dialogs()).toEqual(['auth/verify-device']);

    const from = { ...underWay!, heldId: holdLogin(attempt) };
    const again = await verifying({ [login.path]: { token: 't', userId: 'u' } }, undefined, from);
    expect(again.now().seconds).toBeGreaterThan(0);
    await again.now().submit('246810');
    expect(readSession()?.token).toBe('t');
    expect(again.asked.map(call => call.path)).toEqual([login.path]);
  });

  it.each([true, false])('still knows whether the password is to be remembered: %s', async keep => {
    const from = { ...payload(), heldId: holdLogin({ ...attempt, keep }) };
    await verifying({}, 'sms', from);
    dropHeldLogin();
    expect(readDeviceUnderWay()).toMatchObject({ keep });
  });

  it('logs another name in normally', async () => {
    await verifying({}, 'sms');
    const access = await liveHook(() => useLoginRegister('login', vi.fn()), {
      [login.path]: refuse('invalid-credentials'),
    });
    await access.now().submit({ ...emptyValues, username: 'another88', password: 'abcd1234' });
    expect(access.asked).toHaveLength(1);
  });

  it('starts again once the code is used, locked or expired', async () => {
    const { now } = await verifying({ [login.path]: refuse('authentication-locked') }, 'sms');
    await now().submit('246810');
    await vi.waitFor(() => expect(readDeviceUnderWay()).toBeUndefined());
    await verifying({}, 'sms');
    const [key, text] =
      Object.entries({ ...sessionStorage }).find(([, value]) => value.includes('"c1"')) ?? [];
    sessionStorage.setItem(key!, JSON.stringify({ ...JSON.parse(text!), until: Date.now() - 1 }));
    expect(readDeviceUnderWay()).toBeUndefined();
  });
});

it('a wrong password keeps the pending code', async () => {
  const from = payload();
  const { now } = await verifying({ [login.path]: refuse('invalid-credentials') }, 'sms', from);
  await now().submit('246810');
  await vi.waitFor(() =>
    expect(now().state).toMatchObject({ step: 'entering-code', sent: 'sms', failure: { kind: 'refused' } }),
  );
  expect(readDeviceUnderWay()).toBeDefined();
  expect(heldLogin(from.heldId)).toBeDefined();
});
