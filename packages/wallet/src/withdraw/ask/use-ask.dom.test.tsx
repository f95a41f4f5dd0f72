import { withdraw } from '@lobby/api-client/contract/withdraw';
import { useUsdtWithdrawInfoQuery } from '@lobby/api-client/endpoints/withdraw';
import { endSession, startSession } from '@lobby/api-client/session';
import { refuse } from '@lobby/api-client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveHook } from '../../testing/live-hook.tsx';
import { useAsk } from './use-ask.ts';

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

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
