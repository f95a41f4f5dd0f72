import type { OddsPolicy } from '@lobby/betting';
import type { CashOutAnswer, CashOutRefusal, Sold } from '../ports/cash-out-answer.ts';
import { withoutAnswer } from '../store/without-answer.ts';

/** A sale of a ticket as it is sent: exactly what the member saw when they pressed the button. */
export interface CashOutOrder {
  /** Made here and stored before sending; the platform takes an id at most once. */
  readonly operationId: string;
  readonly userId: string;
  readonly ticketId: string;
  /** Whole percent of what is left. */
  readonly part: number;
  /** Of all that is left, yuan. */
  readonly price: string;
  readonly policy: OddsPolicy;
  readonly stateVersion: string;
}

/** A sale before it has its id. */
export type CashOutDraft = Omit<CashOutOrder, 'operationId'>;

/**
 * A sale as it is stored while its outcome is not known. `confirmAt`: when the platform promised to decide; `since`: since
 * when that is waited for.
 */
export interface StoredCashOut extends CashOutOrder {
  readonly confirmAt?: number;
  readonly since?: number | undefined;
}

/** The steps of a sale, in the order a member meets them. */
export type CashOutState =
  | { readonly step: 'submitting'; readonly order: CashOutOrder }
  | {
      readonly step: 'confirming';
      readonly order: CashOutOrder;
      readonly confirmAt: number;
      readonly since?: number | undefined;
    }
  /**
   * Its answer was lost, or (`found`) it was found in storage and not queried yet; it is being queried.
   * `absences`: how often the server did not know the id.
   */
  | {
      readonly step: 'unknown';
      readonly order: CashOutOrder;
      readonly absences: number;
      readonly found?: true;
    }
  /** The platform never received it: it may be sent again under the same id, or dropped. */
  | { readonly step: 'absent'; readonly order: CashOutOrder }
  | { readonly step: 'done'; readonly order: CashOutOrder; readonly sold: Sold }
  | { readonly step: 'refused'; readonly order: CashOutOrder; readonly refusal: CashOutRefusal };

/** The steps at which the outcome is unknown and the id is queried. */
export type UndecidedCashOut = Extract<CashOutState, { step: 'submitting' | 'confirming' | 'unknown' }>;

/** The state of a stored sale: confirming until its promised time, else unknown. */
export function resumeCashOut({ confirmAt, since, ...order }: StoredCashOut): CashOutState {
  return confirmAt === undefined
    ? { step: 'unknown', order, absences: 0, found: true }
    : { step: 'confirming', order, confirmAt, since };
}

/** A sale as it is stored. */
export function storedCashOut(state: CashOutState): StoredCashOut {
  if (state.step !== 'confirming') return state.order;
  const { order, confirmAt, since } = state;
  return { ...order, confirmAt, since };
}

/** A sale after an answer about it; one whose outcome is known does not change any more. */
export function cashOutAnswered(state: CashOutState, answer: CashOutAnswer): CashOutState {
  if (!isUndecidedCashOut(state)) return state;
  const { order } = state;
  switch (answer.kind) {
    case 'done':
      return { step: 'done', order, sold: answer.sold };
    case 'refused':
      return { step: 'refused', order, refusal: answer.refusal };
    case 'confirming':
      return {
        step: 'confirming',
        order,
        confirmAt: answer.confirmAt,
        since: state.step === 'confirming' ? state.since : answer.since,
      };
    case 'unknown':
      return state.step === 'confirming' ? state : withoutAnswer(state, 'unknown');
    case 'absent':
      return withoutAnswer(state, 'absent');
  }
}

/** Its outcome is unknown and its id is queried. */
export function isUndecidedCashOut(state: CashOutState): state is UndecidedCashOut {
  return state.step === 'submitting' || state.step === 'confirming' || state.step === 'unknown';
}
