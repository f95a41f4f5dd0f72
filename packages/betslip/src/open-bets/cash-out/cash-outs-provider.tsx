import type { Dispatch } from '@reduxjs/toolkit';
import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'react-redux';
import type { CashOutPort } from '../../ports/cash-out-port.ts';
import { oncePerStore } from '../../provider/once-per-store.ts';
import { usePorts } from '../../provider/orders-provider.tsx';
import { useTakeUp } from '../../provider/use-take-up.ts';
import { type CashOutTracker, createCashOutTracker, onCashOutElsewhere } from './cash-out-tracker.ts';

const CashOuts = createContext<CashOutTracker | undefined>(undefined);

const trackerOf = oncePerStore((_store: { readonly dispatch: Dispatch }, port: () => CashOutPort) =>
  createCashOutTracker(port),
);

/** Gives open bets the tracker of sales, and takes up the sales that were left under way. */
export function CashOutsProvider({ children }: { children: ReactNode }): ReactNode {
  const store = useStore();
  const { orders } = usePorts();
  const cashOuts = trackerOf(store, orders.cashOuts);
  useTakeUp(cashOuts, onCashOutElsewhere);
  return <CashOuts value={cashOuts}>{children}</CashOuts>;
}

/** The tracker of sales; only inside `BetslipPorts`. */
export function useCashOutTracker(): CashOutTracker {
  const cashOuts = use(CashOuts);
  if (!cashOuts) throw new Error('Open bets have no way to sell: draw them inside <BetslipPorts>.');
  return cashOuts;
}
