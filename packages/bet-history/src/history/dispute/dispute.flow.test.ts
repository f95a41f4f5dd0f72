import type { ApiFailure } from '@lobby/api-client/request';
import { expect, it } from 'vitest';
import { type DisputeEvent, type DisputeState, disputeFlow, startDispute } from './dispute.flow.ts';

const play = (...events: DisputeEvent[]): DisputeState => events.reduce(disputeFlow, startDispute);
const failure: ApiFailure = { kind: 'timeout', afterMs: 30_000 };
const submitted = { type: 'submitted' } as const;
const failed = { type: 'failed', failure } as const;

it('is sent once, and stays sent', () => {
  expect(play(submitted)).toEqual({ step: 'sending' });
  expect(play(submitted, { type: 'sent' }, submitted, failed)).toEqual({ step: 'sent' });
});
it('is written on, with the failure until something is changed', () => {
  expect(play(submitted, failed)).toEqual({ step: 'writing', failure });
  expect(play(submitted, failed, { type: 'edited' })).toEqual(startDispute);
});
it('takes no late answer of a dispute that is not being sent', () => {
  expect(play({ type: 'sent' }, failed)).toEqual(startDispute);
});
