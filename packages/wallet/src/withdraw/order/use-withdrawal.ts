import { moneyMoved, toFailure } from '@lobby/api-client/api';
import { useWithdrawalsQuery } from '@lobby/api-client/endpoints/withdraw';
import { useEffect, useRef } from 'react';
import { useAskAgain } from '../../operation/use-ask-again.ts';
import type { Withdrawal } from '../withdraw-types.ts';

const quickMs = 3_000;
const slowMs = 15_000;
/** So often it is asked quickly without a change. */
const quickAsks = 10;

/** Whether the withdrawal will not change any more, as far as anybody knows: a bank may still send it back. */
export function isEnded({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state === 'paid' || state === 'returned' || state === 'rejected';
}

/** Follows a withdrawal: asks for its state, less often while nothing changes, at once when the member comes back. */
export function useWithdrawal(orderNo: string) {
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useWithdrawalsQuery(
    { orderNo },
    { refetchOnMountOrArgChange: true },
  );
  const order = data?.find(one => one.orderNo === orderNo);
  const state = order?.state;

  const isFollowed = order !== undefined && !isEnded(order);
  const after = (unchanged: number) => (isFollowed ? (unchanged < quickAsks ? quickMs : slowMs) : undefined);
  useAskAgain({ seen: state ?? '', answeredAt: fulfilledTimeStamp, after, ask: refetch });

  // What came back is free again.
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) moneyMoved();
    before.current = state;
  }, [state]);

  return {
    order,
    failure: !order && error ? toFailure(error) : undefined,
    isStale: order !== undefined && error !== undefined,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}
