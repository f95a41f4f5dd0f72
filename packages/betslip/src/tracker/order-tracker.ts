import { moneyMoved } from '@lobby/api';
import { readSession } from '@lobby/api/session';
import { subscribeItem } from '@lobby/api/storage';
import { randomUuid } from '@lobby/api-client/request';
import {
  type AskClock,
  createFollower,
  createPendingOperations,
  isUndecided,
  pageClock,
  whenSendLockIsFree,
  withSendLock,
} from '@lobby/operation/follow';
import type { Dispatch } from '@reduxjs/toolkit';
import type { OrdersPort } from '../ports/ports.ts';
import {
  ordersAnswered,
  ordersDropped,
  ordersFound,
  ordersResent,
  ordersSubmitted,
  ordersWithheld,
  sendLockFreed,
} from '../state/betslip.slice.ts';
import type { StateWithBetslip } from '../state/betslip-state.ts';
import type { Order, OrderDraft } from '../state/order.ts';
import type { OrderAnswer } from '../state/order-answer.ts';
import { isUnderWay, undecidedOrder } from '../state/placement.ts';
import { pendingOrdersItem } from '../state/stored/stored-items.ts';

/** Only one tab at a time may send orders. */
const sendLock = 'lobby.betslip.sending';

/** Sends orders and follows each of them to its end. One per store. */
export interface OrderTracker {
  /** Sends orders in one call, each at most once however often it is pressed, in whichever tab. */
  place(drafts: readonly OrderDraft[]): Promise<void>;
  /** Sends the orders that never arrived again, under the same ids. */
  sendAgain(): Promise<void>;
  /** Gives up the orders that never arrived. */
  giveUp(): void;
  /** Takes up the orders this member left under way: after a reload, or sent by another tab. */
  resume(userId: string): void;
  /** The session has ended or begun: stores the orders again that its member left under way. */
  sessionChanged(): void;
}

export interface TrackerStore {
  readonly dispatch: Dispatch;
  readonly getState: () => StateWithBetslip;
}

/**
 * Creates the tracker of a store. `orders` is called each time, so that a later port is used as soon as it is set.
 * `memberHere` is the user id of the live session.
 */
export function createOrderTracker(
  { dispatch, getState }: TrackerStore,
  orders: () => OrdersPort,
  clock: AskClock = pageClock,
  memberHere: () => string | undefined = () => readSession()?.userId,
): OrderTracker {
  const pending = createPendingOperations(pendingOrdersItem);
  const placement = () => getState().betslip.placement;
  const awaited = (operationId: string) => undecidedOrder(placement(), operationId);
  const follow = createFollower<Order>({
    awaited: ({ operationId }) => awaited(operationId),
    ask: async order => applyAnswers([{ order, answer: await orders().stateOf(order) }]),
    memberHere,
    clock,
  });

  async function send(sent: readonly Order[]): Promise<void> {
    const answers = await orders().place(sent);
    applyAnswers(sent.flatMap((order, at) => ({ order, answer: answers[at] ?? { kind: 'unknown' } })));
    await Promise.all(sent.map(follow));
  }

  /** Passes answers to the slip and to what is stored; notifies every tab when one of them moved money. */
  function applyAnswers(answers: readonly { readonly order: Order; readonly answer: OrderAnswer }[]): void {
    const relevant = answers.filter(({ order }) => awaited(order.operationId));
    const before = new Map(relevant.map(({ order }) => [order, awaited(order.operationId)?.step]));
    const since = clock.now();
    dispatch(
      ordersAnswered(
        relevant.map(({ order, answer }) => ({
          operationId: order.operationId,
          answer: answer.kind === 'confirming' ? { ...answer, since } : answer,
        })),
      ),
    );
    const decided = relevant.filter(({ answer }) => answer.kind === 'accepted' || answer.kind === 'rejected');
    pending.forget(decided.map(({ order }) => order.operationId));
    // While an order is being confirmed its money is already held.
    const held = relevant.filter(
      ({ order, answer }) => answer.kind === 'confirming' && before.get(order) !== 'confirming',
    );
    for (const { order } of relevant) {
      const state = awaited(order.operationId);
      if (state?.step !== 'confirming') continue;
      const { ticketId, confirmAt, since } = state;
      pending.promise({ ...order, promised: { ticketId, confirmAt, since } });
    }
    if (decided.length > 0 || held.length > 0) moneyMoved();
  }

  function resume(userId: string): void {
    const found = pending.find(userId);
    if (found.length > 0 && !isUnderWay(placement())) {
      pending.follow(found);
      dispatch(ordersFound(found));
    }
    const open = (placement()?.orders ?? [])
      .filter(isUndecided)
      .filter(({ order }) => order.userId === userId);
    for (const { step, order } of open) if (step !== 'submitting') void follow(order);
  }

  return {
    resume,

    sessionChanged() {
      const userId = memberHere();
      if (userId !== undefined) pending.storeAgain(userId);
    },

    async place(drafts) {
      const [first] = drafts;
      if (!first || isUnderWay(placement())) return;
      const sent = drafts.map((draft): Order => ({ ...draft, operationId: randomUuid() }));
      // At once, before anything is awaited: a second press finds the slip locked.
      dispatch(ordersSubmitted(sent));
      await withSendLock(sendLock, async isFree => {
        if (!isFree || pending.find(first.userId).length > 0) {
          dispatch(ordersWithheld({ operationId: sent[0]?.operationId ?? '' }));
          resume(first.userId);
          // The other tab may be done before its orders were seen here.
          if (!isFree) void whenSendLockIsFree(sendLock).then(() => dispatch(sendLockFreed()));
          return;
        }
        pending.add(sent);
        await send(sent);
      });
    },

    async sendAgain() {
      const absent = absentOrders();
      if (absent.length === 0) return;
      dispatch(ordersResent());
      await send(absent);
    },

    giveUp() {
      const absent = absentOrders();
      if (absent.length === 0) return;
      dispatch(ordersDropped());
      pending.forget(absent.map(({ operationId }) => operationId));
    },
  };

  function absentOrders(): Order[] {
    return (placement()?.orders ?? []).flatMap(({ step, order }) => (step === 'absent' ? [order] : []));
  }
}

/** Calls back when another tab stores orders. Returns its own undo. */
export function onOrderElsewhere(callBack: () => void): () => void {
  return subscribeItem(pendingOrdersItem, ({ elsewhere }) => {
    if (elsewhere) callBack();
  });
}
