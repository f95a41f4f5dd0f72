import { onMoneyMoved } from '@lobby/api';
import { endSession, startSession } from '@lobby/api/session';
import { withdraw } from '@lobby/api-client/contract/fd/withdraw';
import { liveHook } from '@lobby/ui-testing/hooks';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleWithdrawal } from '../../testing/sample-withdrawals.ts';
import type { WithdrawalOrder } from '../withdrawal-types.ts';
import { useFollowedWithdrawals } from './use-followed-withdrawals.ts';

beforeEach(() => startSession({ token: 't', userId: 'u1' }));
afterEach(() => endSession());

/** The open withdrawals of a platform, which the test changes. */
async function following(...begin: readonly WithdrawalOrder[]) {
  let open: readonly WithdrawalOrder[] = begin;
  const moved = vi.fn();
  onTestFinished(onMoneyMoved(moved));
  const live = await liveHook(() => useFollowedWithdrawals({}), {
    [withdraw.withdrawOrderInfo.path]: () => open,
  });
  await vi.waitFor(() => expect(live.now().data).toEqual(begin));
  const become = (...change: readonly WithdrawalOrder[]) => {
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
