import { refused } from '@lobby/api-client/testing';
import { expect, it } from 'vitest';
import {
  type ChangePasswordEvent,
  changePasswordFlow,
  fieldOf,
  startChangePassword,
} from './change-password.flow.ts';

const play = (...events: ChangePasswordEvent[]) =>
  events.reduce(changePasswordFlow, startChangePassword({ phone: true, email: true }));
const submitted: ChangePasswordEvent = { type: 'submitted' };

it.each([
  [{ phone: true, email: true }, 'phone'],
  [{ phone: false, email: true }, 'email'],
  [{ phone: false, email: false }, undefined],
] as const)('of a member with %o is confirmed by %s', (isBound, via) => {
  expect(startChangePassword(isBound)).toEqual({ step: 'entering', via });
});

it('is saved once, by the way that was chosen', () => {
  const chosen: ChangePasswordEvent = { type: 'via-chosen', via: 'email' };
  expect(play(chosen, submitted, submitted)).toEqual({ step: 'saving', via: 'email' });
  expect(play(submitted, chosen)).toEqual({ step: 'saving', via: 'phone' });
  expect(play(submitted, { type: 'saved' })).toEqual({ step: 'changed' });
});

it('says what was refused until something is edited', () => {
  const failure = refused('authentication-code-error');
  const failed = play(submitted, { type: 'failed', failure });
  expect(failed).toEqual({ step: 'entering', via: 'phone', failure });
  expect(changePasswordFlow(failed, { type: 'edited' })).toEqual({ step: 'entering', via: 'phone' });
});

it.each([
  ['password-check-failure', 'old-password-wrong', 'old'],
  ['invalid-parameter', 'common-password', 'password'],
  ['invalid-parameter', 'passwords-differ', 'repeat'],
  ['frequent-submission', '', undefined],
] as const)('shows %s %s beside %s', (name, reason, field) => {
  expect(fieldOf(refused(name, { data: { reason } }))).toBe(field);
});
