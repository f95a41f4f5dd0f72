import { endSession, startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/ui-testing/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConversion } from './use-conversion.ts';

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

it('a conversion that is refused because another rate was set shows that one, and asks again with it', async () => {
  const expiresAt = Date.now() + 60_000;
  const { getTransferRate, utcTransfer } = contract.transfer;
  const data = { reason: 'conversion-rate', quoteId: 'new', rate: '8', expiresAt };
  const { now, asked } = await liveHook(useConversion, {
    [getTransferRate.path]: () => ({ quoteId: 'old', rate: '7.25', expiresAt, systime: Date.now() }),
    [utcTransfer.path]: refuse('invalid-parameter', { data }),
  });
  await now().rate.ask();
  await vi.waitFor(() => expect(now().rate.quote?.rate).toBe('7.25'));
  await now().start({ quoteId: 'old', to: 'CNY', amount: '100' });
  await vi.waitFor(() => expect(now().rate.quote).toMatchObject({ quoteId: 'new', rate: '8' }));
  expect(now().state).toMatchObject({ step: 'idle', failure: { kind: 'refused' } });
  expect(now().rate.secondsLeft).toBeGreaterThan(0);
  expect(asked.filter(({ path }) => path === utcTransfer.path)).toHaveLength(1);
});
