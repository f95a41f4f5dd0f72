import type { OddsPolicy, ShownPrice, Strong } from '@lobby/betting';
import type { OrderAnswer, Receipt, Rejection } from '../ports/order-answer.ts';
import type { PickedSelection } from './selection.ts';
import { withoutAnswer } from './without-answer.ts';

/** One leg of an order: exactly what the member saw when they pressed the button. */
export interface OrderLeg {
  readonly selection: PickedSelection;
  readonly price: ShownPrice;
  readonly line: string;
  /** The side that gives it: the same line given by the other side is another bet. */
  readonly strong: Strong;
  /** The state of the match the price belonged to: in play, whatever happens after it makes this another bet. */
  readonly stateVersion?: string;
}

/** One ticket as it is sent: a single, a series or a system. */
export interface Order {
  /** Made here and stored before sending; the platform takes an id at most once. */
  readonly operationId: string;
  readonly userId: string;
  readonly legs: readonly OrderLeg[];
  /** Legs per combination: [1] is a single, [3] of three legs a series, anything else a system. */
  readonly sizes: readonly number[];
  /** Of each combination, as typed, yuan. */
  readonly stake: string;
  readonly policy: OddsPolicy;
  /** What it holds and what it wins in all, yuan, for show while it is under way. */
  readonly risk: string;
  readonly win: string;
  /** Placed by the press on a price: it did not come from the slip. */
  readonly quick?: true;
}

/** An order before it has its id. */
export type OrderDraft = Omit<Order, 'operationId'>;

/** Until when the platform said it would decide on an order, and since when that is waited for, ms of its clock. */
export interface PromisedDecision {
  readonly ticketId: string;
  readonly confirmAt: number;
  readonly since?: number | undefined;
}

/** An order as it is stored while its outcome is not known, with what the platform has promised so far. */
export interface StoredOrder extends Order {
  readonly promised?: PromisedDecision;
}

/** The steps of an order, in the order a member meets them. */
export type OrderState =
  | { readonly step: 'submitting'; readonly order: Order }
  | ({ readonly step: 'confirming'; readonly order: Order } & PromisedDecision)
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

/** The steps at which the outcome is unknown: the slip is locked and the id is queried. */
export type UndecidedOrder = Extract<OrderState, { step: 'submitting' | 'confirming' | 'unknown' }>;

/** The state of a stored order: confirming until its last promised time, else unknown. */
export function resumeOrder({ promised, ...order }: StoredOrder): OrderState {
  return promised
    ? { step: 'confirming', order, ...promised }
    : { step: 'unknown', order, absences: 0, found: true };
}

/** An order after an answer about it; one whose outcome is known does not change any more. */
export function answered(state: OrderState, answer: OrderAnswer): OrderState {
  if (!isUndecided(state)) return state;
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
    case 'confirming': {
      const { ticketId, confirmAt } = answer;
      const since = state.step === 'confirming' ? state.since : answer.since;
      return { step: 'confirming', order, ticketId, confirmAt, since };
    }
    case 'unknown':
      return state.step === 'confirming' ? state : withoutAnswer(state, 'unknown');
    case 'absent':
      return withoutAnswer(state, 'absent');
  }
}

/** Its outcome is unknown: the slip is locked and the id is queried. */
export function isUndecided(state: OrderState): state is UndecidedOrder {
  return state.step === 'submitting' || state.step === 'confirming' || state.step === 'unknown';
}

/** Undecided, or waiting for the member to say whether it is to be sent again. */
export function isOpen(state: OrderState): boolean {
  return isUndecided(state) || state.step === 'absent';
}
