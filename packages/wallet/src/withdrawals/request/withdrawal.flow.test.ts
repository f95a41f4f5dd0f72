import { refused } from '@lobby/api-client/testing';
import { expect, it } from 'vitest';
import { sampleWithdrawal } from '../../testing/sample-withdrawals.ts';
import {
  startWithdrawal,
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalFlow,
} from './withdrawal.flow.ts';

const wanted = { accountId: 'card-1', amount: '500', rate: '' };
const request = { ...wanted, operationId: 'op' };
const play = (...events: WithdrawalEvent[]): WithdrawalState =>
  events.reduce(withdrawalFlow, startWithdrawal);
const chosen = { type: 'chosen', wanted } as const;
const sent = { type: 'sent', request } as const;
const failed = (failure: Extract<WithdrawalEvent, { type: 'failed' }>['failure'], isOfProof = false) =>
  ({ type: 'failed', failure, isOfProof }) as const;
const timeout = { kind: 'timeout', afterMs: 30_000 } as const;

it('a withdrawal is confirmed, sent, and opened', () => {
  const order = sampleWithdrawal();
  expect(play(chosen)).toEqual({ step: 'confirming', wanted });
  const other = { ...wanted, accountId: 'card-2' };
  expect(play(chosen, { type: 'chosen', wanted: other })).toEqual({ step: 'confirming', wanted: other });
  expect(play(chosen, sent)).toEqual({ step: 'sending', request });
  expect(play(chosen, sent, { type: 'opened', order })).toEqual({ step: 'opened', order });
});

it('a wrong password stays in the confirmation, any other refusal returns to the form', () => {
  const failure = refused('password-check-failure');
  expect(play(chosen, sent, failed(failure, true))).toEqual({ step: 'confirming', wanted, failure });
  expect(play(chosen, sent, failed(failure, true), { type: 'left' })).toEqual(startWithdrawal);
  expect(play(chosen, sent, failed(failure))).toEqual({ step: 'editing', failure });
});

it('while the outcome is unknown nothing else can be asked for', () => {
  const unknown = play(chosen, sent, failed(timeout));
  expect(unknown).toEqual({ step: 'unknown', request, tries: 1, isResumed: false });
  expect(withdrawalFlow(unknown, chosen)).toBe(unknown);
  expect(withdrawalFlow(unknown, failed(timeout))).toMatchObject({ tries: 2 });
});

it('a busy platform does not end an unknown outcome, nor is it said that nothing was made', () => {
  const busy = failed(refused('system-busy'));
  expect(play(chosen, sent, failed(timeout), busy)).toMatchObject({ step: 'unknown', tries: 2 });
  expect(play({ type: 'resumed', request }, busy)).toMatchObject({ step: 'unknown', isResumed: true });
});

it('after a reload a refusal for want of the proof decides nothing while the first call may be under way', () => {
  const refusal = { ...failed(refused('password-check-failure'), true), isEarly: true };
  const resumed = play({ type: 'resumed', request }, refusal);
  expect(resumed).toEqual({ step: 'unknown', request, tries: 2, isResumed: true });
  expect(withdrawalFlow(resumed, { ...refusal, isEarly: false })).toEqual({
    step: 'editing',
    isNotMade: true,
  });
});

it('after a reload the same request is asked for, and a refusal for want of its proof says that nothing was made', () => {
  const resumed = play({ type: 'resumed', request });
  expect(resumed).toMatchObject({ step: 'unknown', isResumed: true });
  expect(withdrawalFlow(resumed, failed(refused('password-check-failure'), true))).toEqual({
    step: 'editing',
    isNotMade: true,
  });
  expect(withdrawalFlow(withdrawalFlow(resumed, failed(timeout)), failed(timeout))).toMatchObject({
    step: 'unknown',
    tries: 3,
  });
});
