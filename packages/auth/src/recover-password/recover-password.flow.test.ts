import type { ApiFailure } from '@lobby/api-client/request';
import type { ResultName } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  codeRefusalOf,
  type RecoveryEvent,
  type RecoveryProblem,
  type RecoveryState,
  recoveryFlow,
  resumeRecovery,
  stageOf,
  startRecovery,
  underWayOf,
} from './recover-password.flow.ts';

const account = { way: 'phone', name: 'linqiao88', target: '+86 13800138066' } as const;
const called = (failure: ApiFailure): RecoveryProblem => ({ kind: 'call', failure });
const refusal = (name: ResultName) => called(refused(name));
const failedBy = (problem: RecoveryProblem) => ({ type: 'failed', problem }) as const;
const offline = called({ kind: 'offline' });
const noSlider: RecoveryProblem = { kind: 'captcha', problem: { stage: 'slider' } };

const submitted = { type: 'account-submitted', account, nowMs: 1000 } as const;
const codeSent = { type: 'code-sent', ticket: 't1', resendAt: 60_000, until: 600_000 } as const;
const codeSubmitted = { type: 'code-submitted' } as const;
const codeAccepted = { type: 'code-accepted', ticket: 't2', until: 700_000 } as const;
const passwordSubmitted = { type: 'password-submitted' } as const;
const passwordSaved = { type: 'password-saved' } as const;
const wentBack = { type: 'went-back' } as const;
const gaveUp = { type: 'gave-up' } as const;
const resendAsked = { type: 'resend-asked' } as const;

function play(...events: RecoveryEvent[]): RecoveryState {
  return events.reduce(recoveryFlow, startRecovery('phone'));
}

describe('a recovery without failures', () => {
  it('goes from the account to the code to the new password, each step with the ticket of the last', () => {
    expect(play(submitted)).toEqual({ step: 'sending-code', account });
    expect(play(submitted, codeSent)).toMatchObject({ step: 'enter-code', ticket: 't1', resendAt: 60_000 });
    expect(play(submitted, codeSent, codeSubmitted)).toMatchObject({ step: 'checking-code', ticket: 't1' });
    const passwordStep = play(submitted, codeSent, codeSubmitted, codeAccepted);
    expect(passwordStep).toMatchObject({ step: 'enter-password', ticket: 't2', account });
    expect(play(submitted, codeSent, codeSubmitted, codeAccepted, passwordSubmitted, passwordSaved)).toEqual({
      step: 'done',
      name: 'linqiao88',
    });
  });

  it('numbers its steps', () => {
    const way = [submitted, codeSent, codeSubmitted, codeAccepted, passwordSubmitted, passwordSaved];
    const stages = way.map((_, index) => stageOf(play(...way.slice(0, index + 1))));
    expect(stages).toEqual([0, 1, 1, 2, 2, 3]);
  });
});

describe('no step can be skipped', () => {
  it.each([
    [[codeSent]],
    [[codeSubmitted]],
    [[codeAccepted]],
    [[passwordSubmitted]],
    [[passwordSaved]],
    [[wentBack]],
  ])('at the beginning %j means nothing', events => {
    expect(play(...events)).toEqual({ step: 'enter-account', way: 'phone' });
  });

  it('a late answer of an earlier step changes nothing', () => {
    const state = play(submitted, codeSent, codeSubmitted, codeAccepted);
    for (const late of [codeSent, codeAccepted, failedBy(offline), gaveUp])
      expect(recoveryFlow(state, late)).toBe(state);
  });

  it('events after the end are ignored', () => {
    const done = play(submitted, codeSent, codeSubmitted, codeAccepted, passwordSubmitted, passwordSaved);
    for (const event of [wentBack, codeSent, failedBy(offline)]) expect(recoveryFlow(done, event)).toBe(done);
  });
});

describe('going back', () => {
  it('goes back one step, and never to a used code', () => {
    expect(play(submitted, codeSent, wentBack)).toMatchObject({ step: 'enter-account', way: 'phone' });
    const back = play(submitted, codeSent, codeSubmitted, codeAccepted, wentBack);
    expect(back).toMatchObject({ step: 'enter-code', ticket: undefined, account });
    expect(recoveryFlow(back, codeSubmitted)).toBe(back);
  });
});

describe('going forward again from the account', () => {
  const returned = () => play(submitted, codeSent, wentBack);

  it('returns to the code that was sent, within its minute', () => {
    expect(recoveryFlow(returned(), submitted)).toMatchObject({ step: 'enter-code', ticket: 't1' });
  });

  it.each([
    ['later', { ...submitted, nowMs: 60_000 }],
    ['for another name', { ...submitted, account: { ...account, name: 'other88' } }],
    ['to another phone', { ...submitted, account: { ...account, target: '+86 13900139000' } }],
  ] as const)('and on %s sends a new one', (_, event) => {
    expect(recoveryFlow(returned(), event)).toEqual({ step: 'sending-code', account: event.account });
  });

  it('with a used code waits until the next one may be sent', () => {
    const used = play(submitted, codeSent, codeSubmitted, codeAccepted, wentBack, wentBack);
    expect(recoveryFlow(used, submitted)).toMatchObject({ step: 'enter-code', ticket: undefined });
    const later = { ...submitted, nowMs: 60_000 };
    expect(recoveryFlow(used, later)).toEqual({ step: 'sending-code', account });
  });
});

describe('a failure', () => {
  it('of the first step returns to the account, and editing clears it', () => {
    const failed = play(submitted, failedBy(offline));
    expect(failed).toEqual({ step: 'enter-account', way: 'phone', problem: offline });
    expect(recoveryFlow(failed, { type: 'edited' })).toEqual({
      step: 'enter-account',
      way: 'phone',
      problem: undefined,
    });
  });

  it('of a code keeps the remaining attempts', () => {
    const wrong = refusal('authentication-code-error');
    expect(play(submitted, codeSent, codeSubmitted, failedBy(wrong))).toMatchObject({
      step: 'enter-code',
      ticket: 't1',
      problem: wrong,
    });
  });

  it.each(['authentication-locked', 'authentication-code-expired'] as const)(
    'by %s asks for a new code',
    name => {
      const state = play(submitted, codeSent, codeSubmitted, failedBy(refusal(name)));
      expect(state).toMatchObject({ step: 'enter-code', ticket: undefined, problem: refusal(name) });
      const asked = recoveryFlow(state, resendAsked);
      expect(asked.step).toBe('resending-code');
      expect(recoveryFlow(asked, { ...codeSent, ticket: 't9' })).toMatchObject({ ticket: 't9' });
    },
  );

  it('of the password stays at the password, unless its code has become void', () => {
    const toSaving = [submitted, codeSent, codeSubmitted, codeAccepted, passwordSubmitted];
    expect(play(...toSaving, failedBy(offline))).toMatchObject({ step: 'enter-password', ticket: 't2' });
    expect(play(...toSaving, failedBy(refusal('authentication-code-expired')))).toMatchObject({
      step: 'enter-code',
      ticket: undefined,
    });
  });
});

describe('where a problem is shown', () => {
  it('at the code field when it is about the code', () => {
    for (const name of ['authentication-code-error', 'authentication-locked'] as const)
      expect(codeRefusalOf(refusal(name))).toEqual(refused(name));
    for (const other of [refusal('sixty-second-limit'), offline, noSlider, undefined])
      expect(codeRefusalOf(other)).toBeUndefined();
  });
});

describe('a page or dialog that is closed and opened again', () => {
  it('resumes at the sent code, and at the password once the code was accepted', () => {
    const atCode = play(submitted, codeSent);
    expect(resumeRecovery(underWayOf(atCode)!)).toEqual(atCode);
    const atPassword = play(submitted, codeSent, codeSubmitted, codeAccepted);
    expect(underWayOf(atPassword)).toMatchObject({ ticket: 't2', until: 700_000 });
    expect(resumeRecovery(underWayOf(atPassword)!)).toEqual(atPassword);
  });

  it('does not resume into the check of a code that was pending', () => {
    expect(underWayOf(play(submitted, codeSent, codeSubmitted))).toBeUndefined();
  });
});

describe('a code that is locked', () => {
  it('allows the other channel', () => {
    const locked = play(submitted, codeSent, codeSubmitted, failedBy(refusal('authentication-locked')));
    expect(recoveryFlow(locked, { type: 'way-chosen', way: 'email' })).toEqual(startRecovery('email'));
  });
});

describe('a captcha that is not passed', () => {
  it('returns to the step with its problem', () => {
    expect(play(submitted, failedBy(noSlider))).toEqual({
      step: 'enter-account',
      way: 'phone',
      problem: noSlider,
    });
  });
});

describe('a captcha that is closed', () => {
  it('returns to the step that asked for it, without an error', () => {
    expect(play(submitted, gaveUp)).toEqual({ step: 'enter-account', way: 'phone' });
    expect(play(submitted, codeSent, resendAsked, gaveUp)).toMatchObject({
      step: 'enter-code',
      ticket: 't1',
    });
  });
});
