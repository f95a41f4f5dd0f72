import { moneyMoved } from '@lobby/api-client/api';
import { randomUuid } from '@lobby/api-client/request';
import { readSession } from '@lobby/api-client/session';
import { readItem, removeItem, subscribeItem, writeItem } from '@lobby/api-client/storage';
import type { Dispatch } from '@reduxjs/toolkit';
import type { OrdersPort } from '../ports/ports.ts';
import {
  orderAnswered,
  orderDismissed,
  orderFound,
  orderResent,
  orderSubmitted,
  orderWithheld,
  type StateWithBetslip,
  sendLockFreed,
} from '../store/betslip.slice.ts';
import { isAwaited, isUnderWay, type Order, type Promised } from '../store/order.ts';
import { pendingOrderItem } from '../store/stored-items.ts';
import { nextAsk, pageClock, type TrackerClock } from './tracker-clock.ts';

/** Sends orders and follows them to their end. One per store. */
export interface OrderTracker {
  /** Sends an order, at most once however often it is pressed, in whichever tab. */
  place(order: Omit<Order, 'operationId'>): Promise<void>;
  /** Sends an order that never arrived again, under the same id. */
  sendAgain(): Promise<void>;
  /** Gives up an order that never arrived. */
  giveUp(): void;
  /** Takes up the order this member left under way: after a reload, or sent by another tab. */
  resume(userId: string): void;
}

export interface TrackerStore {
  readonly dispatch: Dispatch;
  readonly getState: () => StateWithBetslip;
}

/** The send lock: only one tab at a time may send an order. */
const SENDING = 'lobby.betslip.sending';

/**
 * Creates the tracker of a store. `orders` is called each time, so that a later port is used as soon as it is set.
 * `memberHere` is the user id of the live session.
 */
export function createOrderTracker(
  { dispatch, getState }: TrackerStore,
  orders: () => OrdersPort,
  clock: TrackerClock = pageClock,
  memberHere: () => string | undefined = () => readSession()?.userId,
): OrderTracker {
  let following: string | undefined;
  /** The order that was being followed when its member's session ended. */
  let interrupted: string | undefined;
  const state = () => getState().betslip.order;

  async function send(order: Order): Promise<void> {
    const answer = await orders().place(order);
    dispatch(orderAnswered({ operationId: order.operationId, answer }));
    if (answer.kind === 'confirming') {
      remember(order, answer);
      // While it is being confirmed its money is already held.
      moneyMoved();
    }
    if (isAwaited(state(), order.operationId)) await follow(order);
    else finish(order);
  }

  /**
   * Asks for the order by its id until its outcome is known. Only its own member may ask: when the session ends
   * meanwhile, the order waits for `resume`.
   */
  async function follow(order: Order): Promise<void> {
    const { operationId } = order;
    if (following === operationId) return;
    following = operationId;
    for (let asked = 0; following === operationId; asked += 1) {
      const now = state();
      if (!isAwaited(now, operationId)) break;
      await clock.wait(nextAsk(now, asked, clock.now()));
      if (!isAwaited(state(), operationId)) break;
      if (memberHere() !== order.userId) {
        interrupted = operationId;
        break;
      }
      const answer = await orders().stateOf(operationId);
      dispatch(orderAnswered({ operationId, answer }));
      if (answer.kind === 'confirming') remember(order, answer);
    }
    if (following === operationId) following = undefined;
    finish(order);
  }

  function finish({ operationId }: Order): void {
    if (isUnderWay(state())) return;
    forget(operationId);
    moneyMoved();
  }

  /** So that a reload knows at once what is being waited for. */
  function remember(order: Order, { ticketId, confirmAt }: Promised): void {
    if (readItem(pendingOrderItem)?.operationId !== order.operationId) return;
    writeItem(pendingOrderItem, { ...order, promised: { ticketId, confirmAt } });
  }

  function forget(operationId: string): void {
    if (readItem(pendingOrderItem)?.operationId === operationId) removeItem(pendingOrderItem);
  }

  function resume(userId: string): void {
    const stored = readItem(pendingOrderItem);
    if (stored && stored.userId === userId && !isUnderWay(state())) dispatch(orderFound(stored));
    const now = state();
    if (!isAwaited(now) || now.order.userId !== userId || now.step === 'submitting') return;
    // The end of a session takes what is stored with it; the order is still to be found after a reload.
    if (interrupted === now.order.operationId && !stored) writeItem(pendingOrderItem, now.order);
    interrupted = undefined;
    void follow(now.order);
  }

  return {
    resume,

    async place(draft) {
      if (isUnderWay(state())) return;
      const order: Order = { ...draft, operationId: randomUuid() };
      // At once, before anything is awaited: a second press finds the slip locked.
      dispatch(orderSubmitted(order));
      await withSendLock(async isFree => {
        const other = readItem(pendingOrderItem);
        if (!isFree || (other && other.userId === order.userId)) {
          dispatch(orderWithheld({ operationId: order.operationId }));
          resume(order.userId);
          // The other tab may be done before its order was seen here.
          if (!isFree) void whenSendLockIsFree().then(() => dispatch(sendLockFreed()));
          return;
        }
        writeItem(pendingOrderItem, order);
        await send(order);
      });
    },

    async sendAgain() {
      const now = state();
      if (now.step !== 'absent') return;
      dispatch(orderResent());
      await send(now.order);
    },

    giveUp() {
      const now = state();
      if (now.step !== 'absent') return;
      dispatch(orderDismissed());
      forget(now.order.operationId);
    },
  };
}

/** Runs `task` alone among the tabs where the browser can promise that. */
async function withSendLock(task: (isFree: boolean) => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return task(true);
  await locks.request(SENDING, { ifAvailable: true }, lock => task(lock !== null));
}

/** Resolves when the tab that is sending an order knows its outcome, or is closed. */
async function whenSendLockIsFree(): Promise<void> {
  await globalThis.navigator.locks.request(SENDING, () => {});
}

/** Calls back when another tab stores an order. Returns its own undo. */
export function onOrderElsewhere(callBack: () => void): () => void {
  return subscribeItem(pendingOrderItem, ({ elsewhere }) => {
    if (elsewhere) callBack();
  });
}
