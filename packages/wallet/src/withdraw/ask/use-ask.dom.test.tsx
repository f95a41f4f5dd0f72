import { withdraw } from '@lobby/api-client/contract/withdraw';
import { useUsdtWithdrawInfoQuery } from '@lobby/api-client/endpoints/withdraw';
import { endSession, startSession } from '@lobby/api-client/session';
import { refuse } from '@lobby/api-client/testing';
import { liveHook } from '@lobby/testing/hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingWithdrawal } from './pending-withdrawal.ts';
import { useAsk } from './use-ask.ts';

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

it('a request of a moment ago is asked for after a reload until its first call cannot be under way any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const request = { accountId: 'card-1', amount: '500', rate: '', operationId: 'op-1' };
  pendingWithdrawal.keep(request, 'u1');
  const data = { reason: 'withdrawal-password-needed' };
  const { now } = await liveHook(useAsk, {
    [withdraw.withdrawNew.path]: refuse('password-check-failure', { data }),
  });
  await vi.waitFor(() => expect(now().state).toMatchObject({ step: 'unknown', tries: 2 }));
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(now().state).toEqual({ step: 'editing', isNotMade: true }));
  expect(pendingWithdrawal.of('u1')).toBeUndefined();
  vi.useRealTimers();
});

it('a withdrawal that is refused for its rate is asked for again with the rate of now', async () => {
  let rate = '7.1234';
  const { now } = await liveHook(() => ({ ask: useAsk(), usdt: useUsdtWithdrawInfoQuery().data }), {
    [withdraw.usdtWithdrawInfo.path]: () => ({ rate, fee: '1', decimals: 2 }),
    [withdraw.withdrawNew.path]: refuse('invalid-parameter', { data: { reason: 'withdrawal-rate' } }),
  });
  await vi.waitFor(() => expect(now().usdt?.rate).toBe('7.1234'));
  now().ask.choose({ accountId: 'coin-1', amount: '500', rate });
  await vi.waitFor(() => expect(now().ask.state.step).toBe('confirming'));
  rate = '7.2';
  await now().ask.submit({ password: '0'.repeat(32) });
  await vi.waitFor(() => expect(now().ask.state).toMatchObject({ step: 'editing', failure: {} }));
  await vi.waitFor(() => expect(now().usdt?.rate).toBe('7.2'));
});
