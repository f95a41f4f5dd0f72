import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { formatYuan } from '@lobby/betting';
import { formatUsdt, parseRate, usdtOfOrder } from '@lobby/funds';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { newestRate } from '../exchange-rate.ts';
import { type OrderRow, unpaidStates } from './order-row.ts';

type DepositOrder = AnswerOf<typeof contract.payment.orderStatus>;

/** An order as the wire shows it: one that waits for USDT with what it comes to at the newest rate, which ends its lock. */
export async function showOrder(db: Kysely<Tables>, row: OrderRow, now: number): Promise<DepositOrder> {
  const waits = row.rate !== '' && unpaidStates.some(state => state === row.state);
  const newest = waits ? await newestRate(db, row.site_id, now) : undefined;
  const rate = newest && newest !== row.rate ? parseRate(newest) : undefined;
  if (!newest || !rate) return encodeOrder(row, now);
  const until = row.rate_until < BigInt(now) ? row.rate_until : BigInt(now);
  const usdt_amount = usdtOfOrder(row.amount, rate);
  return encodeOrder({ ...row, rate: newest, rate_until: until, usdt_amount }, now);
}

function encodeOrder(row: OrderRow, now: number): DepositOrder {
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
    // Safe: `announceOrder` wrote it.
    payee: row.payee === '' ? {} : (JSON.parse(row.payee) as DepositOrder['payee']),
  };
}
