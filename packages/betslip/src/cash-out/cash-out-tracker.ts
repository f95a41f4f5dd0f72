import { moneyMoved } from '@lobby/api-client/api';
import { randomUuid } from '@lobby/api-client/request';
import { readSession } from '@lobby/api-client/session';
import { subscribeItem } from '@lobby/api-client/storage';
import type { CashOutAnswer } from '../ports/cash-out-answer.ts';
import type { CashOutPort } from '../ports/cash-out-port.ts';
import { withSendLock } from '../tracker/send-lock.ts';
import { nextAsk, pageClock, type TrackerClock } from '../tracker/tracker-clock.ts';
import {
  type CashOutDraft,
  type CashOutOrder,
  type CashOutState,
  cashOutAnswered,
  isUndecidedCashOut,
  resumeCashOut,
  storedCashOut,
} from './cash-out-order.ts';
import {
  cashOutsOf,
  forgetCashOut,
  keepCashOut,
  keepPromisedDecision,
  pendingCashOutsItem,
} from './pending-cash-outs.ts';

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
  clock: TrackerClock = pageClock,
  memberHere: () => string | undefined = () => readSession()?.userId,
): CashOutTracker {
  let states: readonly CashOutState[] = [];
  const listeners = new Set<() => void>();
  const following = new Set<string>();
  /** Sales whose outcome is known here, or that were given up: another tab may still store them. */
  const ended = new Set<string>();
  const openSales = (userId: string) =>
    cashOutsOf(userId).filter(({ operationId }) => !ended.has(operationId));
  const ofTicket = (ticketId: string) => states.find(({ order }) => order.ticketId === ticketId);
  const awaited = ({ operationId }: CashOutOrder) =>
    states.filter(isUndecidedCashOut).find(({ order }) => order.operationId === operationId);

  function change(next: readonly CashOutState[]): void {
    states = next;
    for (const listener of listeners) listener();
  }

  function put(state: CashOutState): void {
    const { ticketId } = state.order;
    change([...states.filter(({ order }) => order.ticketId !== ticketId), state]);
  }

  async function send(order: CashOutOrder): Promise<void> {
    tell(order, await port().sell(order));
    await follow(order);
  }

  /** Asks by the id until the outcome is known. Only its own member may ask: a sale of another waits for `resume`. */
  async function follow(order: CashOutOrder): Promise<void> {
    const { operationId } = order;
    if (following.has(operationId)) return;
    following.add(operationId);
    for (let asked = 0; ; asked += 1) {
      const now = awaited(order);
      if (!now) break;
      await clock.wait(nextAsk(now, asked, clock.now()));
      if (!awaited(order)) break;
      if (memberHere() !== order.userId) break;
      tell(order, await port().stateOf(order));
    }
    following.delete(operationId);
  }

  function tell(order: CashOutOrder, answer: CashOutAnswer): void {
    const before = awaited(order);
    if (!before) return;
    const heard = answer.kind === 'confirming' ? { ...answer, since: clock.now() } : answer;
    const state = cashOutAnswered(before, heard);
    put(state);
    if (state.step === 'confirming') keepPromisedDecision(storedCashOut(state));
    if (answer.kind === 'done' || answer.kind === 'refused') end(order);
    if (answer.kind === 'done') moneyMoved();
  }

  function end({ operationId }: CashOutOrder): void {
    ended.add(operationId);
    forgetCashOut(operationId);
  }

  function resume(userId: string): void {
    const stored = openSales(userId);
    const isKnown = (sale: CashOutOrder) =>
      states.some(({ order }) => order.operationId === sale.operationId) ||
      states.some(state => isUndecidedCashOut(state) && state.order.ticketId === sale.ticketId);
    for (const sale of stored) if (!isKnown(sale)) put(resumeCashOut(sale));
    for (const state of states) {
      const { step, order } = state;
      if (order.userId !== userId || !isUndecidedCashOut(state) || step === 'submitting') continue;
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
      // The end of a session takes what is stored with it; a sale is still to be found after a reload.
      for (const state of states) {
        const isOpen = isUndecidedCashOut(state) || state.step === 'absent';
        if (isOpen && state.order.userId === userId) keepCashOut(storedCashOut(state));
      }
    },

    async sell(draft) {
      const before = ofTicket(draft.ticketId);
      if (before && (isUndecidedCashOut(before) || before.step === 'absent')) return;
      const order: CashOutOrder = { ...draft, operationId: randomUuid() };
      // At once, before anything is awaited: a second press finds the ticket taken.
      put({ step: 'submitting', order });
      await withSendLock(async isFree => {
        const isElsewhere = openSales(order.userId).some(({ ticketId }) => ticketId === order.ticketId);
        if (!isFree || isElsewhere) {
          change(states.filter(state => state.order !== order));
          resume(order.userId);
          return;
        }
        keepCashOut(order);
        await send(order);
      }, `cash-out.${order.ticketId}`);
    },

    async sendAgain(ticketId) {
      const state = ofTicket(ticketId);
      if (state?.step !== 'absent') return;
      put({ step: 'submitting', order: state.order });
      await send(state.order);
    },

    dismiss(ticketId) {
      const state = ofTicket(ticketId);
      if (!state || isUndecidedCashOut(state)) return;
      change(states.filter(other => other !== state));
      if (state.step === 'absent') end(state.order);
    },
  };
}

/** Calls back when another tab stores a sale. Returns its own undo. */
export function onCashOutElsewhere(callBack: () => void): () => void {
  return subscribeItem(pendingCashOutsItem, ({ elsewhere }) => {
    if (elsewhere) callBack();
  });
}
