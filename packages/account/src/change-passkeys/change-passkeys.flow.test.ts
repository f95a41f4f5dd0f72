import { refused } from '@lobby/api-client/testing';
import { expect, it } from 'vitest';
import {
  type PasskeysEvent,
  type PasskeysState,
  passkeysFlow,
  startPasskeys,
} from './change-passkeys.flow.ts';

const registration = { ticket: 't', options: {} };
const failure = refused('authentication-code-error');
const run = (state: PasskeysState, ...events: PasskeysEvent[]) => events.reduce(passkeysFlow, state);
const start = startPasskeys({ phone: true, email: true });
const ready = run(start, { type: 'submitted' }, { type: 'begun', registration });

it('confirms by the phone where one is bound, else by the mailbox', () => {
  expect(start).toEqual({ step: 'confirming', via: 'phone' });
  expect(startPasskeys({ phone: false, email: true })).toEqual({ step: 'confirming', via: 'email' });
});

it('adds a passkey, also after the browser made none the first time', () => {
  const again = run(ready, { type: 'submitted' }, { type: 'not-made', problem: 'cancelled' });
  expect(again).toEqual({ step: 'ready', via: 'phone', registration, problem: 'cancelled' });
  expect(run(again, { type: 'submitted' }, { type: 'saved' })).toEqual({ step: 'done' });
});

it('removes one with the confirmation', () => {
  expect(run(start, { type: 'submitted' }, { type: 'saved' })).toEqual({ step: 'done' });
});

it('confirms again after a refusal, and forgets the refusal with the next input', () => {
  const back = { step: 'confirming', via: 'phone', failure };
  expect(run(start, { type: 'submitted' }, { type: 'failed', failure })).toEqual(back);
  expect(run(ready, { type: 'submitted' }, { type: 'failed', failure })).toEqual(back);
  expect(run(start, { type: 'submitted' }, { type: 'failed', failure }, { type: 'edited' })).toEqual(start);
});

it('ignores late answers', () => {
  for (const late of [{ type: 'saved' }, { type: 'failed', failure }] as const) {
    expect(run(start, late)).toBe(start);
    expect(run(ready, late)).toBe(ready);
  }
});
