import { moneyMoved } from '@lobby/api';
import { readSession } from '@lobby/api/session';
import { subscribeItem } from '@lobby/api/storage';
import { randomUuid } from '@lobby/api-client/request';
import {
  type AskClock,
  createFollower,
  createPendingOperations,
  isOpen,
  isUndecided,
  pageClock,
  withSendLock,
} from '@lobby/operation/follow';
import type { CashOutAnswer } from '../../ports/cash-out-answer.ts';
import type { CashOutOrder, CashOutPort } from '../../ports/cash-out-port.ts';
import {
  type CashOutDraft,
  type CashOutState,
  cashOutAnswered,
  resumeCashOut,
  storedCashOut,
} from './cash-out-order.ts';
import { pendingCashOutsItem } from './pending-cash-outs.ts';

/** Sends sales of tickets and follows each of them to its end; one at a time of each ticket. */
export interface CashOutTracker {
  /** The last sales, until their outcome was read. The same list until one of them changes. */
  read(): readonly CashOutState[];
  subscribe(listener: () => void): () => void;
  /** Sends a sale, at most once however often it is pressed, in whichever tab. */
  sell(draft: CashOutDraft): Promise<void>;
  /** Sends a sale that never arrived again, under the same id. */
  sendAgain(ticketId: string): Promise<void>;
  /** The member has read the outcome of a sale, or gives up one that never arrived. */
  dismiss(ticketId: string): void;
  /** Takes up the sales this member left under way: after a reload, or sent by another tab. */
  resume(userId: string): void;
  /** The session has ended or begun: stores the sales again that its member left under way. */
  sessionChanged(): void;
}

/**
 * Creates a tracker. `port` is called each time, so that a later port is used as soon as it is set. `memberHere` is the
 * user id of the live session.
 */
export function createCashOutTracker(
  port: () => CashOutPort,
  clock: AskClock = pageClock,
  memberHere: () => string | undefined = () => readSession()?.userId,
): CashOutTracker {
  let states: readonly CashOutState[] = [];
  const listeners = new Set<() => void>();
  const pending = createPendingOperations(pendingCashOutsItem);
  const ofTicket = (ticketId: string) => states.find(({ order }) => order.ticketId === ticketId);
  const awaited = ({ operationId }: CashOutOrder) =>
    states.filter(isUndecided).find(({ order }) => order.operationId === operationId);
  const follow = createFollower<CashOutOrder>({
    awaited,
    ask: async order => applyAnswer(order, await port().stateOf(order)),
    memberHere,
    clock,
  });

  function change(next: readonly CashOutState[]): void {
    states = next;
    for (const listener of listeners) listener();
  }

  function put(state: CashOutState): void {
    const { ticketId } = state.order;
    change([...states.filter(({ order }) => order.ticketId !== ticketId), state]);
  }

  async function send(order: CashOutOrder): Promise<void> {
    applyAnswer(order, await port().sell(order));
    await follow(order);
  }

  function applyAnswer(order: CashOutOrder, answer: CashOutAnswer): void {
    const before = awaited(order);
    if (!before) return;
    const received = answer.kind === 'confirming' ? { ...answer, since: clock.now() } : answer;
    const state = cashOutAnswered(before, received);
    put(state);
    if (state.step === 'confirming') pending.promise(storedCashOut(state));
    if (answer.kind === 'done' || answer.kind === 'refused') pending.forget([order.operationId]);
    if (answer.kind === 'done') moneyMoved();
  }

  function resume(userId: string): void {
    const isKnown = (sale: CashOutOrder) =>
      states.some(({ order }) => order.operationId === sale.operationId) ||
      states.some(state => isUndecided(state) && state.order.ticketId === sale.ticketId);
    for (const sale of pending.find(userId)) {
      if (isKnown(sale)) continue;
      pending.follow([sale]);
      put(resumeCashOut(sale));
    }
    for (const state of states) {
      const { step, order } = state;
      if (order.userId !== userId || !isUndecided(state) || step === 'submitting') continue;
      void follow(order);
    }
  }

  return {
    read: () => states,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    resume,

    sessionChanged() {
      const userId = memberHere();
      if (userId !== undefined) pending.storeAgain(userId);
    },

    async sell(draft) {
      const before = ofTicket(draft.ticketId);
      if (before && isOpen(before)) return;
      const order: CashOutOrder = { ...draft, operationId: randomUuid() };
      // At once, before anything is awaited: a second press finds the ticket taken.
      put({ step: 'submitting', order });
      await withSendLock(`lobby.betslip.cash-out.${order.ticketId}`, async isFree => {
        const isElsewhere = pending.find(order.userId).some(({ ticketId }) => ticketId === order.ticketId);
        if (!isFree || isElsewhere) {
          change(states.filter(state => state.order !== order));
          resume(order.userId);
          return;
        }
        pending.add([order]);
        await send(order);
      });
    },

    async sendAgain(ticketId) {
      const state = ofTicket(ticketId);
      if (state?.step !== 'absent') return;
      put({ step: 'submitting', order: state.order });
      await send(state.order);
    },

    dismiss(ticketId) {
      const state = ofTicket(ticketId);
      if (!state || isUndecided(state)) return;
      change(states.filter(other => other !== state));
      if (state.step === 'absent') pending.forget([state.order.operationId]);
    },
  };
}

/** Calls back when another tab stores a sale. Returns its own undo. */
export function onCashOutElsewhere(callBack: () => void): () => void {
  return subscribeItem(pendingCashOutsItem, ({ elsewhere }) => {
    if (elsewhere) callBack();
  });
}
