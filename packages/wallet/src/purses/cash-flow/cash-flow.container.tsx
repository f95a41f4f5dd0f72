import { toFailure } from '@lobby/api';
import { useTransactionDaysQuery } from '@lobby/api/endpoints/transactions';
import { CashFlowView } from './cash-flow.view.tsx';

/** Money in and out of the last thirty days, at work. */
export function CashFlow() {
  const { data, error, isFetching, refetch } = useTransactionDaysQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <CashFlowView
      flow={data}
      failure={!data && error ? toFailure(error) : undefined}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
