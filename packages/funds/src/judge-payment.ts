/** What is known about a payment in yuan when it is to be decided. */
export interface Arrival {
  /** Fen; undefined when the currency is not that of the order, or the amount cannot be. */
  readonly fen: bigint | undefined;
  readonly paidAt: number;
  /** The order it belongs to, as far as that can be told. */
  readonly order:
    | {
        readonly isCredited: boolean;
        readonly payAmount: bigint;
        readonly expiresAt: number;
        /** When it was closed or expired; undefined while it is open. */
        readonly endedAt: number | undefined;
        /** Until when the amount, or the remark, is the order's alone. */
        readonly heldUntil: number;
        /** Whether the payer is who has to pay; true where anybody may. */
        readonly isOfPayer: boolean;
      }
    | undefined;
}

export type Judgement =
  | { readonly credit: true; readonly late: boolean }
  | { readonly park: 'currency' | 'unmatched' | 'second-payment' | 'name' | 'under' | 'over' | 'late' };

/**
 * Decides about a payment in yuan. There is no tolerance: an amount that is nearly right may be another member's.
 * Money for an order that has ended is credited and marked late as long as the order can be told from others.
 */
export function judgePayment({ fen, paidAt, order }: Arrival): Judgement {
  if (fen === undefined) return { park: 'currency' };
  if (!order) return { park: 'unmatched' };
  if (order.isCredited) return { park: 'second-payment' };
  if (!order.isOfPayer) return { park: 'name' };
  if (fen !== order.payAmount) return { park: fen < order.payAmount ? 'under' : 'over' };
  if (paidAt >= order.heldUntil) return { park: 'late' };
  return { credit: true, late: paidAt >= Math.min(order.expiresAt, order.endedAt ?? order.expiresAt) };
}
