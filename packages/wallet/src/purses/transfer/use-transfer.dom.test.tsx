import { endSession, startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTransfer } from './use-transfer.ts';

const { transfer } = contract.venue;
const wanted = { channelCode: 'JXDZ', amount: '100', ty: '1' };

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

it('a transfer that an activity stands in the way of is sent with isActivity when it is submitted again', async () => {
  const refused = refuse('venue-activity', { data: { reason: 'activity-turnover', turnoverLeft: '80' } });
  const { now, asked } = await liveHook(useTransfer, { [transfer.path]: refused });
  const failed = () => vi.waitFor(() => expect(now().state).toMatchObject({ step: 'idle', failure: {} }));
  await now().start(wanted);
  await failed();
  await now().start(wanted);
  await failed();
  now().edited();
  await vi.waitFor(() => expect(now().state).toEqual({ step: 'idle' }));
  await now().start(wanted);
  await failed();
  const sent = asked.filter(({ path }) => path === transfer.path);
  expect(sent.map(({ isActivity }) => isActivity)).toEqual([0, 1, 0]);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(3);
});

it('a transfer of a member who was told of the activity before says so at once', async () => {
  const { now, asked } = await liveHook(() => useTransfer(true), { [transfer.path]: refuse('system-busy') });
  await now().start(wanted);
  expect(asked.find(({ path }) => path === transfer.path)).toMatchObject({ isActivity: 1, ty: '1' });
});
