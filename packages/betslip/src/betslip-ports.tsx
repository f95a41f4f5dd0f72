import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { type ReactNode, useMemo } from 'react';
import { CashOutsProvider } from './open-bets/cash-out/cash-outs-provider.tsx';
import type { LivePorts, Ports } from './ports/ports.ts';
import { ordersOverWire } from './ports/wire-orders.ts';
import { sharesOverWire } from './ports/wire-shares.ts';
import { OrdersProvider } from './provider/orders-provider.tsx';

/** Gives the slip what is live and the calls of the sportsbook; orders and shared slips it makes itself. */
export function BetslipPorts(props: {
  live: LivePorts;
  call: CallSportsbook;
  toDeposit?: Ports['toDeposit'];
  toMatch?: Ports['toMatch'];
  children: ReactNode;
}): ReactNode {
  const { live, call, toDeposit, toMatch, children } = props;
  const wired = useMemo(
    () => ({ ...live, orders: ordersOverWire(call), shares: sharesOverWire(call) }),
    [live, call],
  );
  const value = useMemo(() => ({ ...wired, toDeposit, toMatch }), [wired, toDeposit, toMatch]);
  return <PortsProvider value={value}>{children}</PortsProvider>;
}

/** Gives the slip and its open bets their ports, and takes up what was left under way. */
export function PortsProvider({ value, children }: { value: Ports; children: ReactNode }): ReactNode {
  return (
    <OrdersProvider value={value}>
      <CashOutsProvider>{children}</CashOutsProvider>
    </OrdersProvider>
  );
}
