/** What is known about a payment in yuan when it is to be decided. */
export interface Arrival {
  /** Fen; undefined when the currency is not that of the order, or the amount cannot be. */
  readonly fen: bigint | undefined;
  readonly paidAt: number;
  /**
   * Its amount or remark belongs to an order of a member with another name than the payer: a person has to decide.
   */
  readonly isOfStranger: boolean;
  /** The order it belongs to, as far as that is known. */
  readonly order:
    | {
        readonly isCredited: boolean;
        readonly payAmount: bigint;
        /** Fen that came in parts too small by themselves, and wait for the rest. */
        readonly received: bigint;
        readonly expiresAt: number;
        /** When it was closed or expired; undefined while it is open. */
        readonly endedAt: number | undefined;
        /** Until when the amount, or the remark, is the order's alone. */
        readonly heldUntil: number;
      }
    | undefined;
}

export type Judgement =
  /** `withParts`: it is what was missing, so the parts that wait are credited with it. */
  | { readonly credit: true; readonly late: boolean; readonly withParts: boolean }
  | { readonly park: 'currency' | 'unmatched' | 'second-payment' | 'name' | 'under' | 'over' | 'late' };

/**
 * Decides about a payment in yuan. There is no tolerance: a similar amount may be another member's. Money for an
 * ended order is credited and marked late while the order can be identified. Parts are credited when they add up.
 */
export function judgePayment({ fen, paidAt, isOfStranger, order }: Arrival): Judgement {
  if (fen === undefined) return { park: 'currency' };
  if (!order) return { park: isOfStranger ? 'name' : 'unmatched' };
  if (order.isCredited) return { park: 'second-payment' };
  const missing = order.payAmount - order.received;
  const isWhole = fen === order.payAmount;
  if (!isWhole && fen !== missing) return { park: fen < missing ? 'under' : 'over' };
  if (paidAt >= order.heldUntil) return { park: 'late' };
  const late = paidAt >= Math.min(order.expiresAt, order.endedAt ?? order.expiresAt);
  return { credit: true, late, withParts: !isWhole };
}
