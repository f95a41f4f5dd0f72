import { toFailure } from '@lobby/api';
import { useFollowed } from './use-followed.ts';

/** A withdrawal, followed until it is ended. */
export function useWithdrawal(orderNo: string) {
  const { data, error, isFetching, refetch } = useFollowed({ orderNo });
  const order = data?.find(one => one.orderNo === orderNo);
  return {
    order,
    failure: !order && error ? toFailure(error) : undefined,
    isStale: order !== undefined && error !== undefined,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}
