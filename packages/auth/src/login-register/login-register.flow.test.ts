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
  it('ends when the server lets the member in', () => {
    expect(play(startAccess('login'), submitted, loggedIn)).toEqual({ step: 'done' });
  });

  it('comes back to the form with the failure, which editing takes away', () => {
    const back = play(startAccess('login'), submitted, failed);
    expect(back).toEqual({ step: 'filling', way: 'login', problem: offline });
    expect(accessFlow(back, { type: 'edited' })).toEqual({ step: 'filling', way: 'login' });
  });

  it('ignores an answer that comes after somebody chose the other way', () => {
    const other = play(startAccess('login'), { type: 'way-chosen', way: 'register' }, loggedIn);
    expect(other).toEqual({ step: 'filling', way: 'register' });
  });

  it('ignores a second submit while the first is under way', () => {
    const under = play(startAccess('login'), submitted);
    expect(accessFlow(under, submitted)).toBe(under);
    expect(accessFlow(under, { type: 'way-chosen', way: 'register' })).toBe(under);
  });
});

describe('registering', () => {
  it('goes on to log in by itself', () => {
    expect(play(startAccess('register'), submitted, registered)).toEqual({ step: 'entering' });
    expect(play(startAccess('register'), submitted, registered, loggedIn)).toEqual({ step: 'done' });
  });

  it('leaves a ready login form, knowing the account exists, when that login fails', () => {
    expect(play(startAccess('register'), submitted, registered, failed)).toEqual({
      step: 'filling',
      way: 'login',
      problem: offline,
      registered: true,
    });
  });

  it('puts a taken name beside the name', () => {
    const state = play(startAccess('register'), submitted, { type: 'failed', problem: taken });
    expect(fieldOfProblem(state)).toBe('username');
    expect(
      fieldOfProblem(play(startAccess('login'), submitted, { type: 'failed', problem: taken })),
    ).toBeUndefined();
    expect(fieldOfProblem(play(startAccess('register'), submitted, failed))).toBeUndefined();
  });

  it('goes back to the form as it was when the captcha is closed', () => {
    expect(play(startAccess('register'), submitted, { type: 'given-up' })).toEqual(startAccess('register'));
    expect(play(startAccess('register'), submitted, registered, { type: 'given-up' })).toEqual({
      step: 'filling',
      way: 'login',
      registered: true,
    });
  });

  it('says which captcha was not passed', () => {
    const captcha = { kind: 'captcha', problem: { stage: 'slider' } } as const;
    expect(play(startAccess('register'), submitted, { type: 'failed', problem: captcha })).toEqual({
      step: 'filling',
      way: 'register',
      problem: captcha,
    });
  });
});
