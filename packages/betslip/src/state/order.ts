import type { OddsPolicy, ShownPrice, Strong } from '@lobby/betting';
import {
  type Followed,
  isUndecided,
  type PromisedDecision as PromisedTime,
  resumed,
  undecided,
} from '@lobby/operation/follow';
import type { OrderAnswer, Receipt, Rejection } from './order-answer.ts';
import type { PickedSelection } from './selection.ts';

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

/** What the platform said of an order that it has not decided yet. */
export interface PromisedDecision extends PromisedTime {
  readonly ticketId: string;
}

/** An order as it is stored while its outcome is not known, with what the platform has promised so far. */
export interface StoredOrder extends Order {
  readonly promised?: PromisedDecision;
}

/** The steps of an order, in the order a member meets them. */
export type OrderState =
  | Followed<Order, PromisedDecision>
  | { readonly step: 'accepted'; readonly order: Order; readonly receipt: Receipt }
  /** `waited`: it was being confirmed, with its money held, when it fell. */
  | {
      readonly step: 'rejected';
      readonly order: Order;
      readonly rejection: Rejection;
      readonly waited?: true;
    };

/** The state of a stored order: confirming until its last promised time, else unknown. */
export function resumeOrder({ promised, ...order }: StoredOrder): OrderState {
  return resumed(order, promised);
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
    default:
      return undecided(state, answer);
  }
}
