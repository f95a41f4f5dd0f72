import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betting';
import { formatUsdt } from '@lobby/funds';
import type { Rest } from './order-arrivals.ts';
import type { OrderRow } from './order-row.ts';

type DepositOrder = AnswerOf<typeof contract.payment.orderStatus>;

/** What is known of an order beside its row. */
export interface ArrivedForOrder {
  readonly arrivals: DepositOrder['arrivals'];
  readonly rest: Rest | undefined;
  readonly reportedAt: number;
}

const nothingArrived: ArrivedForOrder = { arrivals: [], rest: undefined, reportedAt: 0 };

/** An order as the wire shows it. */
export function encodeOrder(
  row: OrderRow,
  now: number,
  { arrivals, rest, reportedAt } = nothingArrived,
): DepositOrder {
  return {
    orderId: row.id,
    method: row.method,
    channelId: row.channel_id,
    state: row.state,
    amount: formatYuan(row.amount),
    payAmount: formatYuan(row.pay_amount),
    usdtAmount: row.usdt_amount === null ? '' : formatUsdt(row.usdt_amount),
    rate: row.rate,
    rateUntil: Number(row.rate_until),
    confirmations: row.confirmations,
    confirmationsNeeded: row.confirmations_needed,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
    systime: now,
    credited: row.credited === null ? '' : formatYuan(row.credited),
    late: row.late,
    parkedReason: row.parked_reason,
    parkedWish: row.parked_wish,
    arrivals,
    missing: rest ? formatYuan(rest.fen) : '',
    missingUntil: rest?.until ?? 0,
    reportedAt,
    // Safe: `announceOrder` wrote it.
    payee: row.payee === '' ? {} : (JSON.parse(row.payee) as DepositOrder['payee']),
  };
}
