import { expect, it } from 'vitest';
import { byDay, isWarning, type SecurityLogEvent, securityLogText } from './security-log-words.ts';

const event = (id: string, at: number): SecurityLogEvent => ({
  ...{ id, kind: 'login', reason: '', about: '', device: '', ip: '', country: '', city: '' },
  ...{ at, lastAt: at, times: 1 },
});

it('has a text per kind, and per reason where the text depends on it', () => {
  expect(securityLogText({ kind: 'login-failed', reason: '' })).toBe('auth.securityLog.loginFailed');
  expect(securityLogText({ kind: 'login-refused', reason: 'risky-login' })).toBe(
    'auth.securityLog.questioned',
  );
  expect(securityLogText({ kind: 'session-ended', reason: 'logout' })).toBe('auth.securityLog.ended');
});

it('has a fallback text for unknown kinds and reasons', () => {
  expect(securityLogText({ kind: 'login-refused', reason: 'eclipse' })).toBe('auth.securityLog.loginRefused');
  expect(securityLogText({ kind: 'withdrawal-frozen', reason: '' })).toBe('auth.securityLog.other');
});

it('marks failed logins, changes of what proves the member and new devices as warnings, and no everyday events', () => {
  const kinds = [
    'login',
    'login-failed',
    'login-refused',
    'device-admitted',
    'password-reset',
    'phone-changed',
    'phone-bound',
    'session-ended',
    'account-frozen',
    'account-unfrozen',
  ];
  expect(kinds.filter(kind => isWarning({ kind }))).toEqual([
    'login-failed',
    'login-refused',
    'device-admitted',
    'password-reset',
    'phone-changed',
    'account-frozen',
  ]);
});

it('groups events by day and keeps their order', () => {
  const days = byDay([event('c', 250), event('b', 210), event('a', 110)], ms => String(Math.floor(ms / 100)));
  expect(days.map(({ day, events }) => [day, events.map(({ id }) => id)])).toEqual([
    ['2', ['c', 'b']],
    ['1', ['a']],
  ]);
});
