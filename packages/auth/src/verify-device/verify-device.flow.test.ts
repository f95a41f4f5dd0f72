import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import type { DeviceChallenge } from '../entry/device-challenge.ts';
import {
  aroundMask,
  type DeviceEvent,
  type DeviceState,
  deviceFlow,
  needsCode,
  startDevice,
} from './verify-device.flow.ts';

const challenge: DeviceChallenge = {
  phone: '+86 138****8066',
  codeId: 'c1',
  failure: refused('device-not-passed'),
};
const play = (...events: DeviceEvent[]): DeviceState => events.reduce(deviceFlow, startDevice({ challenge }));

const wanted = { type: 'code-wanted', way: 'sms' } as const;
const digits = { type: 'digits-given', digits: '0013' } as const;
const sent = { type: 'code-sent' } as const;
const submitted = { type: 'submitted' } as const;
const failure = { kind: 'offline' } as const;
const failed = { type: 'failed', failure } as const;

describe('a code by SMS', () => {
  it('is sent once the hidden digits are entered, and completes the login', () => {
    expect(play(wanted)).toMatchObject({ step: 'checking-phone', way: 'sms' });
    expect(play(wanted, digits)).toMatchObject({ step: 'sending-code', digits: '0013' });
    expect(play(wanted, digits, sent)).toMatchObject({ step: 'entering-code', sent: 'sms' });
    expect(play(wanted, digits, sent, submitted)).toMatchObject({ step: 'logging-in' });
    expect(play(wanted, digits, sent, submitted, { type: 'logged-in' })).toMatchObject({ step: 'done' });
  });

  it('returns to the security check when the digits are rejected', () => {
    expect(play(wanted, digits, failed)).toMatchObject({
      step: 'checking-phone',
      way: 'sms',
      digits: '0013',
      failure,
    });
  });

  it('is not sent when the check is closed', () => {
    expect(play(wanted, { type: 'went-back' })).toEqual(startDevice({ challenge }));
  });
});

describe('a code by voice', () => {
  it('starts with the notice of a call', () => {
    const notice = play({ type: 'code-wanted', way: 'voice' });
    expect(notice).toMatchObject({ step: 'announcing-call' });
    const check = deviceFlow(notice, { type: 'call-accepted' });
    expect(check).toMatchObject({ step: 'checking-phone', way: 'voice' });
    expect([digits, sent].reduce(deviceFlow, check)).toMatchObject({ sent: 'voice' });
    expect(deviceFlow(notice, { type: 'went-back' })).toMatchObject({ step: 'entering-code' });
  });
});

describe('the login that waits', () => {
  it('requires a code to have been sent first', () => {
    expect(play(submitted)).toEqual(startDevice({ challenge }));
  });

  it('shows why a code was rejected until something is typed', () => {
    const back = play(wanted, digits, sent, submitted, failed);
    expect(back).toMatchObject({ step: 'entering-code', sent: 'sms', failure });
    expect(deviceFlow(back, { type: 'edited' })).not.toHaveProperty('failure');
  });

  it('starts again when the login is challenged again', () => {
    const next = { ...challenge, codeId: 'c2' };
    const again = play(wanted, digits, sent, submitted, { type: 'challenged', challenge: next });
    expect(again).toMatchObject({ step: 'entering-code', challenge: next });
    expect(again.sent).toBeUndefined();
  });

  it('expires after ten minutes in any step', () => {
    for (const events of [
      [],
      [wanted],
      [wanted, digits],
      [wanted, digits, sent, submitted],
    ] as DeviceEvent[][])
      expect(play(...events, { type: 'lapsed' })).toMatchObject({ step: 'lapsed' });
    const inside = play(wanted, digits, sent, submitted, { type: 'logged-in' });
    expect(deviceFlow(inside, { type: 'lapsed' })).toBe(inside);
  });

  it('ignores events of other steps', () => {
    const start = startDevice({ challenge });
    for (const event of [digits, sent, failed, { type: 'call-accepted' }, { type: 'logged-in' }] as const)
      expect(deviceFlow(start, event)).toBe(start);
  });
});

describe('a void code', () => {
  it.each(['authentication-locked', 'authentication-code-expired'] as const)(
    'after %s requires a new code, whatever is typed',
    name => {
      const state = play(wanted, digits, sent, submitted, { type: 'failed', failure: refused(name) });
      expect(state).toMatchObject({ step: 'entering-code', sent: undefined });
      expect(needsCode(state)).toBe(true);
      expect(deviceFlow(state, { type: 'edited' })).toBe(state);
      const again = [wanted, digits, sent].reduce<DeviceState>(deviceFlow, state);
      expect(again).toEqual({ step: 'entering-code', challenge, digits: '0013', sent: 'sms' });
    },
  );

  it('a wrong code with attempts left is not void', () => {
    const wrong = { type: 'failed', failure: refused('authentication-code-error') } as const;
    const state = play(wanted, digits, sent, submitted, wrong);
    expect(needsCode(state)).toBe(false);
    expect(deviceFlow(state, { type: 'edited' })).toEqual({
      step: 'entering-code',
      challenge,
      digits: '0013',
      sent: 'sms',
    });
  });
});

describe('a dialog that is opened again', () => {
  it('resumes with the code that was sent', () => {
    expect(deviceFlow(startDevice({ challenge, sent: 'voice' }), submitted)).toMatchObject({
      step: 'logging-in',
    });
  });
});

describe('a masked phone', () => {
  it.each([
    ['138****8066', '138', '8066'],
    ['+86 138****8066', '+86 138', '8066'],
    ['****8066', '', '8066'],
    ['138****', '138', ''],
    ['', '', ''],
  ])('%j leaves room between %j and %j', (phone, before, after) => {
    expect(aroundMask(phone)).toEqual([before, after]);
  });
});
