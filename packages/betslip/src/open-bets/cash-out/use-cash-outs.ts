import { useSession } from '@lobby/api/session';
import { useMemo } from 'react';
import { useSource } from '../../view/hooks/use-source.ts';
import type { CashOutState } from './cash-out-order.ts';
import { useCashOutTracker } from './cash-outs-provider.tsx';

/** The sales of this member that are under way or have an outcome to be read. */
export function useCashOuts(): readonly CashOutState[] {
  const cashOuts = useCashOutTracker();
  const { userId } = useSession();
  const sales = useSource(cashOuts, cashOuts.read);
  return useMemo(() => sales.filter(({ order }) => order.userId === userId), [sales, userId]);
}
