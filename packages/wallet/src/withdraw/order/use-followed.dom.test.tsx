import { onMoneyMoved } from '@lobby/api-client/api';
import { withdraw } from '@lobby/api-client/contract/withdraw';
import { endSession, startSession } from '@lobby/api-client/session';
import { liveHook } from '@lobby/testing/hooks';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleWithdrawal } from '../../testing/sample-withdrawals.ts';
import type { Withdrawal } from '../withdraw-types.ts';
import { useFollowed } from './use-followed.ts';

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

/** The open withdrawals of a platform, which the test changes. */
async function following(...begin: readonly Withdrawal[]) {
  let open: readonly Withdrawal[] = begin;
  const moved = vi.fn();
  onTestFinished(onMoneyMoved(moved));
  const live = await liveHook(() => useFollowed({}), { [withdraw.withdrawOrderInfo.path]: () => open });
  await vi.waitFor(() => expect(live.now().data).toEqual(begin));
  const become = (...change: readonly Withdrawal[]) => {
    open = change;
  };
  return { ...live, become, moved };
}

const comeBack = () => window.dispatchEvent(new Event('focus'));

describe('the open withdrawals', () => {
  it('are asked for when the member comes back; one that is over is gone, and money has moved', async () => {
    const { now, become, moved } = await following(sampleWithdrawal());
    become();
    comeBack();
    await vi.waitFor(() => expect(now().data).toEqual([]));
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('show each change of state', async () => {
    const { now, become } = await following(sampleWithdrawal({ state: 'review' }));
    become(sampleWithdrawal({ state: 'sending' }));
    comeBack();
    await vi.waitFor(() => expect(now().data?.[0]?.state).toBe('sending'));
  });

  it('are not asked for again while there are none', async () => {
    const { asked } = await following();
    comeBack();
    await new Promise(resolve => setTimeout(resolve));
    expect(asked).toHaveLength(1);
  });
});
