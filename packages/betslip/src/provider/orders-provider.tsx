import { createContext, type ReactNode, use, useMemo } from 'react';
import { useStore } from 'react-redux';
import type { OrdersPort, Ports } from '../ports/ports.ts';
import type { SlipStore, StateWithBetslip } from '../state/betslip-state.ts';
import { keepSlip } from '../state/stored/keep-slip.ts';
import {
  createOrderTracker,
  type OrderTracker,
  onOrderElsewhere,
  type TrackerStore,
} from '../tracker/order-tracker.ts';
import { oncePerStore } from './once-per-store.ts';
import { useTakeUp } from './use-take-up.ts';

interface Wired extends Ports {
  readonly tracker: OrderTracker;
}

const PortsContext = createContext<Wired | undefined>(undefined);

const trackerOf = oncePerStore((store: TrackerStore & SlipStore, orders: () => OrdersPort) => {
  // For the life of the store: an order that ends after its page was left still takes its picks out of what is stored.
  keepSlip(store);
  return createOrderTracker(store, orders);
});

/** Gives the slip its ports, and takes up the orders that were left under way. */
export function OrdersProvider({ value, children }: { value: Ports; children: ReactNode }): ReactNode {
  const store = useStore<StateWithBetslip>();
  const tracker = trackerOf(store, value.orders);
  useTakeUp(tracker, onOrderElsewhere);
  const wired = useMemo(() => ({ ...value, tracker }), [value, tracker]);
  return <PortsContext value={wired}>{children}</PortsContext>;
}

/** The ports and the tracker of orders; only inside `BetslipPorts`. */
export function usePorts(): Wired {
  const ports = use(PortsContext);
  if (!ports) throw new Error('The slip has no ports: draw it inside <BetslipPorts>.');
  return ports;
}
