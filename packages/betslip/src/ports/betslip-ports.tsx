import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import { subscribeSession, useSession } from '@lobby/api/session';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import {
  type CashOutTracker,
  createCashOutTracker,
  onCashOutElsewhere,
} from '../cash-out/cash-out-tracker.ts';
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

interface Trackers {
  readonly tracker: OrderTracker;
  readonly cashOuts: CashOutTracker;
}

interface Wired extends Ports, Trackers {}

const PortsContext = createContext<Wired | undefined>(undefined);

/**
 * The trackers of a store, independent of the component that renders the slip: an order is followed to its end even
 * when its page is left.
 */
const known = new WeakMap<TrackerStore['dispatch'], { trackers: Trackers; orders: OrdersPort }>();

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

/** Gives the slip its ports, and takes up what was left under way. */
export function PortsProvider({ value, children }: { value: Ports; children: ReactNode }): ReactNode {
  const store = useStore<StateWithBetslip>();
  const { userId } = useSession();
  const trackers = trackersOf(store, value.orders);

  // Before what is stored is taken up: the login may have been on another page.
  useEffect(() => {
    const storeAgain = () => {
      trackers.tracker.sessionChanged();
      trackers.cashOuts.sessionChanged();
    };
    storeAgain();
    return subscribeSession(storeAgain);
  }, [trackers]);

  useEffect(() => {
    if (userId === '') return;
    const { tracker, cashOuts } = trackers;
    tracker.resume(userId);
    cashOuts.resume(userId);
    const undo = [
      onOrderElsewhere(() => tracker.resume(userId)),
      onCashOutElsewhere(() => cashOuts.resume(userId)),
    ];
    return () => {
      for (const stop of undo) stop();
    };
  }, [trackers, userId]);

  const wired = useMemo(() => ({ ...value, ...trackers }), [value, trackers]);
  return <PortsContext value={wired}>{children}</PortsContext>;
}

/** The ports and the trackers; only inside `BetslipPorts`. */
export function usePorts(): Wired {
  const ports = use(PortsContext);
  if (!ports) throw new Error('The slip has no ports: draw it inside <BetslipPorts>.');
  return ports;
}

function trackersOf(store: TrackerStore & SlipStore, orders: OrdersPort): Trackers {
  const before = known.get(store.dispatch);
  if (before) {
    before.orders = orders;
    return before.trackers;
  }
  // For the life of the store: an order that ends after its page was left still takes its picks out of what is stored.
  keepSlip(store);
  const current = () => known.get(store.dispatch)?.orders ?? orders;
  const trackers = {
    tracker: createOrderTracker(store, current),
    cashOuts: createCashOutTracker(() => current().cashOuts),
  };
  known.set(store.dispatch, { trackers, orders });
  return trackers;
}
