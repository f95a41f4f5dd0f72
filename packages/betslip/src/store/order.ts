import type { OddsPolicy, ShownPrice, Strong } from '@lobby/betting';
import type { OrderAnswer, Receipt, Rejection } from '../ports/order-answer.ts';
import type { PickedSelection } from './selection.ts';

/** One bet as it is sent: exactly what the member saw when they pressed the button. */
export interface Order {
  /** Made here and stored before sending; the platform takes an id at most once. */
  readonly operationId: string;
  readonly userId: string;
  readonly selection: PickedSelection;
  readonly price: ShownPrice;
  readonly line: string;
  /** The side that gives it: the same line given by the other side is another bet. */
  readonly strong: Strong;
  /** As typed, yuan. */
  readonly stake: string;
  readonly policy: OddsPolicy;
  /** The state of the match the price belonged to: in play, whatever happens after it makes this another bet. */
  readonly stateVersion?: string;
  /** What it holds and what it wins, yuan, for show while it is under way. */
  readonly risk: string;
  readonly win: string;
}

/** When the platform said it would decide on an order. */
export interface Promised {
  readonly ticketId: string;
  readonly confirmAt: number;
}

/** An order as it is stored while its outcome is not known, with what the platform has promised so far. */
export interface StoredOrder extends Order {
  readonly promised?: Promised;
}

/** The steps of an order, in the order a member meets them. */
export type OrderState =
  | { readonly step: 'draft' }
  | { readonly step: 'submitting'; readonly order: Order }
  | {
      readonly step: 'confirming';
      readonly order: Order;
      readonly ticketId: string;
      readonly confirmAt: number;
    }
  /**
   * Its answer was lost, or (`found`) it was restored from storage and not queried yet; it is being queried.
   * `absences`: how often the server did not know the id.
   */
  | { readonly step: 'unknown'; readonly order: Order; readonly absences: number; readonly found?: true }
  /** The platform never received it: it may be sent again under the same id, or dropped. */
  | { readonly step: 'absent'; readonly order: Order }
  | { readonly step: 'accepted'; readonly order: Order; readonly receipt: Receipt }
  /** `waited`: it was being confirmed, with its money held, when it fell. */
  | {
      readonly step: 'rejected';
      readonly order: Order;
      readonly rejection: Rejection;
      readonly waited?: true;
    };

export type OrderEvent =
  | { readonly type: 'submitted'; readonly order: Order }
  /** Found in storage: this page was reloaded, or another tab sent it. */
  | { readonly type: 'found'; readonly order: StoredOrder }
  | { readonly type: 'answered'; readonly operationId: string; readonly answer: OrderAnswer }
  | { readonly type: 'resent' }
  | { readonly type: 'dismissed' };

/** The request may still be in transit when the server first says that it does not know the id. */
const ABSENCES_BELIEVED = 2;

/** An event that does not apply to the current step is ignored. */
export function orderFlow(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'submitted':
      return isUnderWay(state) ? state : { step: 'submitting', order: event.order };
    case 'found':
      return isUnderWay(state) ? state : takeUp(event.order);
    case 'resent':
      return state.step === 'absent' ? { step: 'submitting', order: state.order } : state;
    case 'dismissed':
      return state.step === 'absent' || !isUnderWay(state) ? { step: 'draft' } : state;
    case 'answered':
      return isAwaited(state, event.operationId) ? take(state, event.answer) : state;
  }
}

/** The state of a stored order: confirming until its last promised time, else unknown. */
function takeUp({ promised, ...order }: StoredOrder): OrderState {
  return promised
    ? { step: 'confirming', order, ...promised }
    : { step: 'unknown', order, absences: 0, found: true };
}

type Awaited = Extract<OrderState, { step: 'submitting' | 'confirming' | 'unknown' }>;

function take(state: Awaited, answer: OrderAnswer): OrderState {
  const { order } = state;
  switch (answer.kind) {
    case 'accepted':
      return { step: 'accepted', order, receipt: answer.receipt };
    case 'rejected':
      return {
        step: 'rejected',
        order,
        rejection: answer.rejection,
        ...(state.step === 'confirming' && { waited: true }),
      };
    case 'confirming':
      return { step: 'confirming', order, ticketId: answer.ticketId, confirmAt: answer.confirmAt };
    case 'unknown':
      if (state.step === 'confirming') return state;
      return { step: 'unknown', order, absences: state.step === 'unknown' ? state.absences : 0 };
    case 'absent': {
      const absences = (state.step === 'unknown' ? state.absences : 0) + 1;
      return absences >= ABSENCES_BELIEVED ? { step: 'absent', order } : { step: 'unknown', order, absences };
    }
  }
}

/** Its outcome is unknown: the slip is locked and the id is queried. */
export function isAwaited(state: OrderState, operationId?: string): state is Awaited {
  const awaited = state.step === 'submitting' || state.step === 'confirming' || state.step === 'unknown';
  return awaited && (operationId === undefined || state.order.operationId === operationId);
}

/** Awaited, or waiting for the member to say whether it is to be sent again. */
export function isUnderWay(state: OrderState): boolean {
  return isAwaited(state) || state.step === 'absent';
}
