/** What is known about a payment in yuan when it is to be decided. */
export interface Arrival {
  /** Fen; undefined when the currency is not that of the order, or the amount cannot be. */
  readonly fen: bigint | undefined;
  /** Empty where the provider does not tell. */
  readonly payerName: string;
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
        /** The bound name that has to pay; undefined where any may. */
        readonly boundName: string | undefined;
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
export function judgePayment({ fen, payerName, paidAt, order }: Arrival): Judgement {
  if (fen === undefined) return { park: 'currency' };
  if (!order) return { park: 'unmatched' };
  if (order.isCredited) return { park: 'second-payment' };
  if (order.boundName !== undefined && nameKey(payerName) !== nameKey(order.boundName))
    return { park: 'name' };
  if (fen !== order.payAmount) return { park: fen < order.payAmount ? 'under' : 'over' };
  if (paidAt >= order.heldUntil) return { park: 'late' };
  return { credit: true, late: paidAt >= Math.min(order.expiresAt, order.endedAt ?? order.expiresAt) };
}

/** Banks write a name with other spaces, capitals and dots than its owner. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s·•・.]/g, '')
    .toLowerCase();
}
