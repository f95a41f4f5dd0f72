import type { CallSportsbook } from '@lobby/api-client/endpoints/sportsbook';
import { useSession } from '@lobby/api-client/session';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import type { SlipStore, StateWithBetslip } from '../store/betslip-state.ts';
import { keepSlip } from '../store/keep-slip.ts';
import {
  createOrderTracker,
  type OrderTracker,
  onOrderElsewhere,
  type TrackerStore,
} from '../tracker/order-tracker.ts';
import type { LivePorts, OrdersPort, Ports } from './ports.ts';
import { ordersOverWire } from './wire-orders.ts';
import { sharesOverWire } from './wire-shares.ts';

interface Wired extends Ports {
  readonly tracker: OrderTracker;
}

const PortsContext = createContext<Wired | undefined>(undefined);

/**
 * One tracker per store, independent of the component that renders the slip: an order is followed to its end even
 * when its page is left.
 */
const trackers = new WeakMap<TrackerStore['dispatch'], { tracker: OrderTracker; orders: OrdersPort }>();

/** Gives the slip what is live and the calls of the sportsbook; orders and shared slips it makes itself. */
export function BetslipPorts(props: {
  live: LivePorts;
  call: CallSportsbook;
  children: ReactNode;
}): ReactNode {
  const { live, call, children } = props;
  const value = useMemo(
    () => ({ ...live, orders: ordersOverWire(call), shares: sharesOverWire(call) }),
    [live, call],
  );
  return <PortsProvider value={value}>{children}</PortsProvider>;
}

/** Gives the slip its ports, and takes up an order that was left under way. */
export function PortsProvider({ value, children }: { value: Ports; children: ReactNode }): ReactNode {
  const store = useStore<StateWithBetslip>();
  const { userId } = useSession();
  const tracker = trackerOf(store, value.orders);

  useEffect(() => {
    if (userId === '') return;
    tracker.resume(userId);
    return onOrderElsewhere(() => tracker.resume(userId));
  }, [tracker, userId]);

  const wired = useMemo(() => ({ ...value, tracker }), [value, tracker]);
  return <PortsContext value={wired}>{children}</PortsContext>;
}

/** The ports and the tracker; only inside `BetslipPorts`. */
export function usePorts(): Wired {
  const ports = use(PortsContext);
  if (!ports) throw new Error('The slip has no ports: draw it inside <BetslipPorts>.');
  return ports;
}

function trackerOf(store: TrackerStore & SlipStore, orders: OrdersPort): OrderTracker {
  const known = trackers.get(store.dispatch);
  if (known) {
    known.orders = orders;
    return known.tracker;
  }
  // For the life of the store: an order that ends after its page was left still takes its picks out of what is stored.
  keepSlip(store);
  const tracker = createOrderTracker(store, () => trackers.get(store.dispatch)?.orders ?? orders);
  trackers.set(store.dispatch, { tracker, orders });
  return tracker;
}
