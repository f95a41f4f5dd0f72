import { useSession } from '@lobby/api/session';
import { useMemo } from 'react';
import { usePorts } from '../ports/betslip-ports.tsx';
import { useSource } from '../slip/use-source.ts';
import type { CashOutState } from './cash-out-order.ts';

/** The sales of this member that are under way or have an outcome to be read. */
export function useCashOuts(): readonly CashOutState[] {
  const { cashOuts } = usePorts();
  const { userId } = useSession();
  const sales = useSource(cashOuts, cashOuts.read);
  return useMemo(() => sales.filter(({ order }) => order.userId === userId), [sales, userId]);
}
