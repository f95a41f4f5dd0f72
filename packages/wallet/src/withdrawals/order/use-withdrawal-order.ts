import { toFailure } from '@lobby/api';
import { useFollowedWithdrawals } from './use-followed-withdrawals.ts';

/** A withdrawal, followed until it is ended. */
export function useWithdrawalOrder(orderNo: string) {
  const { data, error, isFetching, refetch } = useFollowedWithdrawals({ orderNo });
  const order = data?.find(one => one.orderNo === orderNo);
  return {
    order,
    failure: !order && error ? toFailure(error) : undefined,
    isStale: order !== undefined && error !== undefined,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}
