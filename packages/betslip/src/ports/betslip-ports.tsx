import { useSession } from '@lobby/api-client/session';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import type { StateWithBetslip } from '../store/betslip.slice.ts';
import { createOrderDesk, type DeskStore, type OrderDesk, onOrderElsewhere } from '../store/order-desk.ts';
import type { OrdersPort, Ports } from './ports.ts';

interface Wired extends Ports {
  readonly desk: OrderDesk;
}

const PortsContext = createContext<Wired | undefined>(undefined);

/** One desk per store, whoever draws the slip: an order is followed to its end even when its page is left. */
const desks = new WeakMap<DeskStore['dispatch'], { desk: OrderDesk; orders: OrdersPort }>();

/** Gives the slip its way to the sportsbook, and takes up an order that was left under way. */
export function BetslipPorts({ value, children }: { value: Ports; children: ReactNode }): ReactNode {
  const store = useStore<StateWithBetslip>();
  const { userId } = useSession();
  const desk = deskOf(store, value.orders);

  useEffect(() => {
    if (userId === '') return;
    desk.resume(userId);
    return onOrderElsewhere(() => desk.resume(userId));
  }, [desk, userId]);

  const wired = useMemo(() => ({ ...value, desk }), [value, desk]);
  return <PortsContext value={wired}>{children}</PortsContext>;
}

/** The ports and the desk; only inside `BetslipPorts`. */
export function usePorts(): Wired {
  const ports = use(PortsContext);
  if (!ports) throw new Error('The slip has no ports: draw it inside <BetslipPorts value={…}>.');
  return ports;
}

function deskOf(store: DeskStore, orders: OrdersPort): OrderDesk {
  const known = desks.get(store.dispatch);
  if (known) {
    known.orders = orders;
    return known.desk;
  }
  const desk = createOrderDesk(store, () => desks.get(store.dispatch)?.orders ?? orders);
  desks.set(store.dispatch, { desk, orders });
  return desk;
}
