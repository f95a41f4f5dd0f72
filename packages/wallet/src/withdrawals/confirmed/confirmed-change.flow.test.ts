import { refused } from '@lobby/api-client/testing';
import { expect, it } from 'vitest';
import { type ConfirmedEvent, confirmedFlow, startConfirmed } from './confirmed-change.flow.ts';

const start = startConfirmed({ phone: true, email: true });
const play = (...events: ConfirmedEvent[]) => events.reduce(confirmedFlow, start);
const failure = refused('data-exists');

it('a code goes to the phone first, and to the mailbox where no phone is bound', () => {
  expect(start).toEqual({ step: 'editing', via: 'phone' });
  expect(startConfirmed({ phone: false, email: true })).toEqual({ step: 'editing', via: 'email' });
});

it('a refusal returns to the form by the same way, and goes with the next edit or another way', () => {
  const refusedState = play(
    { type: 'via-chosen', via: 'email' },
    { type: 'submitted' },
    { type: 'failed', failure },
  );
  expect(refusedState).toEqual({ step: 'editing', via: 'email', failure });
  expect(confirmedFlow(refusedState, { type: 'edited' })).toEqual({ step: 'editing', via: 'email' });
  expect(confirmedFlow(refusedState, { type: 'via-chosen', via: 'phone' })).toEqual(start);
});

it('nothing is submitted twice, and nothing follows the end', () => {
  const saving = play({ type: 'submitted' });
  expect(confirmedFlow(saving, { type: 'submitted' })).toBe(saving);
  const done = play({ type: 'submitted' }, { type: 'saved' });
  expect(done).toEqual({ step: 'done' });
  expect(confirmedFlow(done, { type: 'failed', failure })).toBe(done);
});
