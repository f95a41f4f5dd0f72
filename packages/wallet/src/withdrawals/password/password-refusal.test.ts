import { refused } from '@lobby/api-client/testing';
import { expect, it } from 'vitest';
import { passwordRefusal } from './password-refusal.ts';

const withReason = (reason: string, data: object = {}) =>
  passwordRefusal(refused('invalid-parameter', { data: { reason, ...data } }));

it('each fault of a withdrawal password has its own reason', () => {
  expect(withReason('withdrawal-password-wrong', { triesLeft: 3 })).toEqual({ kind: 'wrong', left: 3 });
  expect(withReason('withdrawal-password-locked', { lockedUntil: 7 })).toEqual({ kind: 'locked', until: 7 });
  expect(withReason('withdrawal-password-trivial')).toEqual({ kind: 'new' });
  expect(withReason('passwords-differ')).toEqual({ kind: 'repeat' });
  expect(withReason('account-waiting')).toBeUndefined();
  expect(passwordRefusal({ kind: 'offline' })).toBeUndefined();
});
