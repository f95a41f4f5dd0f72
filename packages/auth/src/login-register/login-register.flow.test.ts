import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  type AccessEvent,
  type AccessState,
  accessFlow,
  fieldOfProblem,
  startAccess,
} from './login-register.flow.ts';

const submitted = { type: 'submitted' } as const;
const registered = { type: 'registered' } as const;
const loggedIn = { type: 'logged-in' } as const;
const offline = { kind: 'call', failure: { kind: 'offline' } } as const;
const taken = {
  kind: 'call',
  failure: refused('data-exists'),
} as const;
const failed = { type: 'failed', problem: offline } as const;

function play(start: AccessState, ...events: AccessEvent[]): AccessState {
  return events.reduce(accessFlow, start);
}

describe('logging in', () => {
  it('ends when the login is accepted', () => {
    expect(play(startAccess('login'), submitted, loggedIn)).toEqual({ step: 'done' });
  });

  it('returns to the form with the failure, which editing clears', () => {
    const back = play(startAccess('login'), submitted, failed);
    expect(back).toEqual({ step: 'filling', way: 'login', problem: offline });
    expect(accessFlow(back, { type: 'edited' })).toEqual({ step: 'filling', way: 'login' });
  });

  it('ignores an answer that comes after switching to the other form', () => {
    const other = play(startAccess('login'), { type: 'way-chosen', way: 'register' }, loggedIn);
    expect(other).toEqual({ step: 'filling', way: 'register' });
  });

  it('ignores a second submit while the first is pending', () => {
    const under = play(startAccess('login'), submitted);
    expect(accessFlow(under, submitted)).toBe(under);
    expect(accessFlow(under, { type: 'way-chosen', way: 'register' })).toBe(under);
  });
});

describe('registering', () => {
  it('logs in automatically after registering', () => {
    expect(play(startAccess('register'), submitted, registered)).toEqual({ step: 'entering' });
    expect(play(startAccess('register'), submitted, registered, loggedIn)).toEqual({ step: 'done' });
  });

  it('shows the login form and that the account exists when that login fails', () => {
    expect(play(startAccess('register'), submitted, registered, failed)).toEqual({
      step: 'filling',
      way: 'login',
      problem: offline,
      registered: true,
    });
  });

  it('shows a taken name at the name field', () => {
    const state = play(startAccess('register'), submitted, { type: 'failed', problem: taken });
    expect(fieldOfProblem(state)).toBe('username');
    expect(
      fieldOfProblem(play(startAccess('login'), submitted, { type: 'failed', problem: taken })),
    ).toBeUndefined();
    expect(fieldOfProblem(play(startAccess('register'), submitted, failed))).toBeUndefined();
  });

  it('returns to the unchanged form when the captcha is closed', () => {
    expect(play(startAccess('register'), submitted, { type: 'given-up' })).toEqual(startAccess('register'));
    expect(play(startAccess('register'), submitted, registered, { type: 'given-up' })).toEqual({
      step: 'filling',
      way: 'login',
      registered: true,
    });
  });

  it('names the captcha that was not passed', () => {
    const captcha = { kind: 'captcha', problem: { stage: 'slider' } } as const;
    expect(play(startAccess('register'), submitted, { type: 'failed', problem: captcha })).toEqual({
      step: 'filling',
      way: 'register',
      problem: captcha,
    });
  });
});
