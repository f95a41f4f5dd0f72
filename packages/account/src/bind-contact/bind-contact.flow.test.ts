import { refused } from '@lobby/api-client/testing';
import { describe, expect, it } from 'vitest';
import { type BindEvent, bindFlow, isAboutContact, startBinding } from './bind-contact.flow.ts';

const permit = { via: 'phone', ticket: 't1', code: '123456' } as const;
const confirmed: BindEvent = { type: 'confirmed', permit };
const submitted: BindEvent = { type: 'submitted' };
const offline = { kind: 'offline' } as const;
const change = (...events: BindEvent[]) =>
  events.reduce(bindFlow, startBinding('phone', { phone: true, email: true }));

describe('binding', () => {
  it('begins with the new phone for a member with nothing bound', () => {
    const start = startBinding('phone', { phone: false, email: false });
    expect(start).toEqual({ step: 'entering' });
    const bound = [submitted, { type: 'saved' } as const].reduce(bindFlow, start);
    expect(bound).toEqual({ step: 'bound' });
  });

  it.each([
    ['phone', { phone: true, email: true }, 'phone'],
    ['phone', { phone: false, email: true }, 'email'],
    ['email', { phone: true, email: false }, 'phone'],
  ] as const)('of a %s with %o bound is confirmed by the %s first', (contact, isBound, via) => {
    expect(startBinding(contact, isBound)).toEqual({ step: 'confirming', via });
  });
});

it('of what is not bound begins with it when the other was bound just now; a change is confirmed all the same', () => {
  expect(startBinding('email', { phone: true, email: false }, true)).toEqual({ step: 'entering' });
  const change = startBinding('phone', { phone: true, email: false }, true);
  expect(change).toEqual({ step: 'confirming', via: 'phone' });
});

describe('a change', () => {
  it('is confirmed by the way the member chooses, and then enters the new one', () => {
    expect(change({ type: 'via-chosen', via: 'email' })).toEqual({ step: 'confirming', via: 'email' });
    expect(change(confirmed)).toEqual({ step: 'entering', permit });
    expect(change(confirmed, { type: 'went-back' })).toEqual({ step: 'confirming', via: 'phone' });
  });

  it('goes back to the confirmation when its code is refused', () => {
    const failure = refused('authentication-code-error', { data: { confirmation: true } });
    expect(change(confirmed, submitted, { type: 'failed', failure })).toEqual({
      step: 'confirming',
      via: 'phone',
      failure,
    });
  });

  it('stays at the new phone, still confirmed, when its own code or anything else is refused', () => {
    const failure = refused('authentication-code-error');
    const failed = change(confirmed, submitted, { type: 'failed', failure });
    expect(failed).toEqual({ step: 'entering', permit, failure });
    expect(bindFlow(failed, { type: 'edited' })).toEqual({ step: 'entering', permit });
    expect(change(confirmed, submitted, { type: 'failed', failure: offline })).toMatchObject({ permit });
  });

  it('is sent once, and not before it is confirmed', () => {
    expect(change(submitted)).toEqual({ step: 'confirming', via: 'phone' });
    expect(change(confirmed, submitted, submitted)).toEqual({ step: 'saving', permit });
  });
});

it('says beside the phone that it is taken', () => {
  const taken = refused('data-exists', { data: { reason: 'phone-taken' } });
  expect(isAboutContact(taken, 'phone')).toBe(true);
  expect(isAboutContact(taken, 'email')).toBe(false);
  expect(isAboutContact(offline, 'phone')).toBe(false);
});
