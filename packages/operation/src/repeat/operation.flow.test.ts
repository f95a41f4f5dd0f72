import { refused } from '@lobby/api-client/testing';
import { expect, it } from 'vitest';
import { type OperationEvent, type OperationState, operationFlow } from './operation.flow.ts';
import { waitBeforeRepeat } from './use-until-known.ts';

type State = OperationState<{ amount: string }, string>;
type Event = OperationEvent<{ amount: string }, string>;
const request = { amount: '1', operationId: 'op' };
const sent = { type: 'sent', request } as const;
const play = (...events: Event[]) =>
  events.reduce<State>((state, event) => operationFlow(state, event), { step: 'idle' });
const lost = { type: 'failed', failure: { kind: 'timeout', afterMs: 30_000 } } as const;

it('an answer ends it, and the next one may be sent', () => {
  const done = play(sent, { type: 'answered', answer: 'there' });
  expect(done).toEqual({ step: 'done', answer: 'there' });
  expect(operationFlow(done, sent)).toEqual({ step: 'sending', request });
});

it('a refusal returns to the form, and goes with the next edit', () => {
  const failure = refused('invalid-parameter');
  const refusedState = play(sent, { type: 'failed', failure });
  expect(refusedState).toEqual({ step: 'idle', failure });
  expect(operationFlow(refusedState, { type: 'edited' })).toEqual({ step: 'idle' });
});

it('while the outcome is unknown only the same request is repeated, after a reload too', () => {
  const unknown = play(sent, lost);
  expect(unknown).toEqual({ step: 'unknown', request, tries: 1 });
  expect(operationFlow(unknown, { type: 'sent', request: { ...request, operationId: 'another' } })).toBe(
    unknown,
  );
  expect(operationFlow(unknown, lost)).toMatchObject({ tries: 2 });
  expect(play({ type: 'resumed', request })).toEqual(unknown);
});

it('a failure of the server, and a refusal at the door of a repeated call, leave the outcome unknown', () => {
  const failed = (name: 'server-error' | 'frequent-submission' | 'illegal-parameter') =>
    ({ type: 'failed', failure: refused(name) }) as const;
  expect(play(sent, failed('server-error')).step).toBe('unknown');
  expect(play(sent, failed('frequent-submission')).step).toBe('idle');
  expect(play(sent, lost, failed('frequent-submission'))).toMatchObject({ step: 'unknown', tries: 2 });
  expect(play(sent, failed('illegal-parameter')).step).toBe('idle');
  expect(play(sent, lost, failed('illegal-parameter'))).toMatchObject({ step: 'unknown', tries: 2 });
});

it('a lost request is repeated at growing intervals', () => {
  expect([1, 2, 3, 4, 5, 50].map(waitBeforeRepeat)).toEqual([1_000, 3_000, 8_000, 20_000, 20_000, 20_000]);
});
