import {
  type Followed,
  isUndecided,
  type PromisedDecision,
  resumed,
  undecided,
} from '@lobby/operation/follow';
import type { CashOutAnswer, CashOutRefusal, Sold } from '../../ports/cash-out-answer.ts';
import type { CashOutOrder } from '../../ports/cash-out-port.ts';

/** A sale before it has its id. */
export type CashOutDraft = Omit<CashOutOrder, 'operationId'>;

/** A sale as it is stored while its outcome is not known, with what the platform has promised so far. */
export type StoredCashOut = CashOutOrder & Partial<PromisedDecision>;

/** The steps of a sale, in the order a member meets them. */
export type CashOutState =
  | Followed<CashOutOrder>
  | { readonly step: 'done'; readonly order: CashOutOrder; readonly sold: Sold }
  | { readonly step: 'refused'; readonly order: CashOutOrder; readonly refusal: CashOutRefusal };

/** The state of a stored sale: confirming until its promised time, else unknown. */
export function resumeCashOut({ confirmAt, since, ...order }: StoredCashOut): CashOutState {
  return resumed(order, confirmAt === undefined ? undefined : { confirmAt, since });
}

/** A sale as it is stored. */
export function storedCashOut(state: CashOutState): StoredCashOut {
  if (state.step !== 'confirming') return state.order;
  const { order, confirmAt, since } = state;
  return { ...order, confirmAt, since };
}

/** A sale after an answer about it; one whose outcome is known does not change any more. */
export function cashOutAnswered(state: CashOutState, answer: CashOutAnswer): CashOutState {
  if (!isUndecided(state)) return state;
  const { order } = state;
  switch (answer.kind) {
    case 'done':
      return { step: 'done', order, sold: answer.sold };
    case 'refused':
      return { step: 'refused', order, refusal: answer.refusal };
    default:
      return undecided(state, answer);
  }
}
