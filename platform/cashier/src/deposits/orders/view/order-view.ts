import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { parseRate, usdtOfOrder } from '@lobby/funds';
import { formatUsdt, formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { newestRate } from '../../exchange-rate.ts';
import { type DepositOrderRow, unpaidStates } from '../order-row.ts';
import type { Rest } from './order-arrivals.ts';

type DepositOrder = AnswerOf<typeof contract.payment.orderStatus>;

/** What is known of an order beside its row. */
export interface ArrivedForOrder {
  readonly arrivals: DepositOrder['arrivals'];
  readonly rest: Rest | undefined;
  readonly reportedAt: number;
  readonly pause: DepositOrder['pause'];
}

const nothingArrived: ArrivedForOrder = { arrivals: [], rest: undefined, reportedAt: 0, pause: null };

/**
 * An order as the wire shows it. One that waits for USDT has its amount at the newest rate, which ends its locked
 * rate.
 */
export async function viewOrder(
  db: Kysely<Tables>,
  row: DepositOrderRow,
  now: number,
  arrived = nothingArrived,
): Promise<DepositOrder> {
  const waits = row.rate !== '' && unpaidStates.some(state => state === row.state);
  const newest = waits ? await newestRate(db, row.site_id, now) : undefined;
  const rate = newest && newest !== row.rate ? parseRate(newest) : undefined;
  if (!newest || !rate) return encodeOrder(row, now, arrived);
  const until = row.rate_until < BigInt(now) ? row.rate_until : BigInt(now);
  const usdt_amount = usdtOfOrder(row.amount, rate);
  return encodeOrder({ ...row, rate: newest, rate_until: until, usdt_amount }, now, arrived);
}

function encodeOrder(
  row: DepositOrderRow,
  now: number,
  { arrivals, rest, reportedAt, pause }: ArrivedForOrder,
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
    parkedWish: row.parked_choice,
    arrivals,
    missing: rest ? formatYuan(rest.fen) : '',
    missingUntil: rest?.until ?? 0,
    reportedAt,
    pause,
    // Safe: `announceOrder` wrote it.
    payee: row.payee === '' ? {} : (JSON.parse(row.payee) as DepositOrder['payee']),
  };
}
