import { isOpen, isUndecided } from '@lobby/operation/follow';
import { answered, type Order, type OrderState, resumeOrder, type StoredOrder } from './order.ts';
import type { OrderAnswer } from './order-answer.ts';

/** The orders of one press on the button, each with its own outcome. */
export interface Placement {
  readonly orders: readonly OrderState[];
  /** Another tab sent them while this tab had picks of its own: their outcome is shown there. */
  readonly elsewhere?: true;
}

/** What the platform said about one order. */
export interface AnswerOf {
  readonly operationId: string;
  readonly answer: OrderAnswer;
}

export type PlacementEvent =
  | { readonly type: 'submitted'; readonly orders: readonly Order[] }
  /** Found in storage: this page was reloaded, or another tab sent them. */
  | { readonly type: 'found'; readonly orders: readonly StoredOrder[]; readonly elsewhere: boolean }
  | { readonly type: 'answered'; readonly answers: readonly AnswerOf[] }
  /** Those that never arrived are sent again. */
  | { readonly type: 'resent' }
  /** Those that never arrived are given up. */
  | { readonly type: 'dropped' }
  /** The outcome of one was read; without an id, of all. */
  | { readonly type: 'read'; readonly operationId?: string };

/** An event that does not apply is ignored: nothing replaces or drops an order whose outcome is not known. */
export function placementFlow(state: Placement | undefined, event: PlacementEvent): Placement | undefined {
  switch (event.type) {
    case 'submitted':
      if (isUnderWay(state)) return state;
      return { orders: event.orders.map(order => ({ step: 'submitting', order })) };
    case 'found':
      if (isUnderWay(state)) return state;
      return { orders: event.orders.map(resumeOrder), ...(event.elsewhere && { elsewhere: true }) };
    case 'answered':
      return changed(state, order => {
        const reported = event.answers.find(({ operationId }) => operationId === order.order.operationId);
        return reported ? answered(order, reported.answer) : order;
      });
    case 'resent':
      return changed(state, ({ step, order }) =>
        step === 'absent' ? { step: 'submitting', order } : undefined,
      );
    case 'dropped':
      return kept(state, ({ step }) => step !== 'absent');
    case 'read':
      return kept(
        state,
        order =>
          isOpen(order) || (event.operationId !== undefined && order.order.operationId !== event.operationId),
      );
  }
}

function changed(
  state: Placement | undefined,
  change: (order: OrderState) => OrderState | undefined,
): Placement | undefined {
  if (!state) return state;
  const orders = state.orders.map(order => change(order) ?? order);
  return orders.some((order, at) => order !== state.orders[at]) ? { ...state, orders } : state;
}

function kept(state: Placement | undefined, keeps: (order: OrderState) => boolean): Placement | undefined {
  if (!state) return state;
  const orders = state.orders.filter(keeps);
  if (orders.length === state.orders.length) return state;
  return orders.length === 0 ? undefined : { ...state, orders };
}

/** An order of it is awaited, or waits for the member to say whether it is to be sent again: the slip is locked. */
export function isUnderWay(state: Placement | undefined): boolean {
  return state?.orders.some(isOpen) ?? false;
}

/** The order with this id, while its outcome is not known. */
export function undecidedOrder(state: Placement | undefined, operationId: string) {
  return state?.orders.filter(isUndecided).find(({ order }) => order.operationId === operationId);
}
