import { moneyMoved } from '@lobby/api';
import { useWithdrawalsQuery } from '@lobby/api/endpoints/withdraw';
import { useEffect, useRef } from 'react';
import { useAskAgain } from '../../operation/use-ask-again.ts';
import type { WithdrawalOrder } from '../withdrawal-types.ts';

const quickMs = 3_000;
const slowMs = 15_000;
/** So often it is asked quickly without a change. */
const quickAsks = 10;

/** Whether the withdrawal will not change any more, as far as anybody knows: a bank may still send it back. */
export function isEnded({ state }: Pick<WithdrawalOrder, 'state'>): boolean {
  return state === 'paid' || state === 'returned' || state === 'rejected';
}

/**
 * Follows one withdrawal, or without a number those that are not ended: asks for their states, less often while nothing
 * changes, at once when the member comes back, and not at all once all are ended.
 */
export function useFollowedWithdrawals(which: { readonly orderNo?: string }) {
  const answer = useWithdrawalsQuery(which, { refetchOnMountOrArgChange: true });
  const { data, refetch, fulfilledTimeStamp } = answer;
  const states = data?.map(({ orderNo, state }) => `${orderNo} ${state}`).join();

  const isFollowed = data?.some(one => !isEnded(one)) ?? false;
  const after = (unchanged: number) => (isFollowed ? (unchanged < quickAsks ? quickMs : slowMs) : undefined);
  useAskAgain({ seen: states ?? '', answeredAt: fulfilledTimeStamp, after, ask: refetch });

  // What came back is free again.
  const before = useRef(states);
  useEffect(() => {
    if (before.current !== undefined && before.current !== states) moneyMoved();
    before.current = states;
  }, [states]);

  return answer;
}
