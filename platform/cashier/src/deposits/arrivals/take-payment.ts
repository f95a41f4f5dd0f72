import { randomUUID } from 'node:crypto';
import { judgePayment, readChainAddress } from '@lobby/funds';
import { formatUsdt, formatYuan, parseUsdt, parseYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { PaymentEvent } from '../../providers/payment-report.ts';
import type { DepositConfig } from '../deposit-config.ts';
import { heldAfterMs } from '../orders/order-row.ts';
import { partsOf } from '../orders/view/order-parts.ts';
import { matchOrder } from './match-order.ts';
import { creditWithParts, lockPayment, type PaymentRow, parkArrival } from './payment-row.ts';
import { takeConflict } from './take-conflict.ts';
import { type Owner, openOrderAt, ownerOf, takeOnChain } from './take-on-chain.ts';
import { whyNotCredited } from './why-not-credited.ts';

type Trx = Transaction<Tables>;

/** A payment as a provider reported it, by a callback or when asked. */
export interface PaymentNotice {
  readonly siteId: string;
  readonly provider: string;
  readonly event: PaymentEvent;
  readonly now: number;
}

export type TakeOutcome = 'taken' | 'known' | 'conflict';

/**
 * Takes a payment once, however often it is reported: the key of the transaction is written in the database
 * transaction that posts the money. A report with another amount, currency or account is parked beside it and never
 * credited.
 */
export async function takePayment(
  trx: Trx,
  config: DepositConfig,
  notice: PaymentNotice,
): Promise<TakeOutcome> {
  const { siteId, provider, now } = notice;
  const event = canonical(notice.event);
  const paidAt = Math.min(event.paidAt, now);
  const fresh = await trx
    .insertInto('payments')
    .values({
      id: randomUUID(),
      site_id: siteId,
      provider,
      transaction_id: event.transactionId,
      order_id: null,
      member_id: null,
      account: event.account,
      currency: event.currency,
      amount: event.amount,
      payer_name: event.payerName,
      remark: event.remark,
      confirmations: event.confirmations,
      fen: (event.currency === 'CNY' && parseYuan(event.amount)) || 0n,
      state: 'detected',
      paid_at: BigInt(paidAt),
      seen_at: BigInt(now),
      ended_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  const payment = fresh ?? (await lockPayment(trx, notice));
  if (!payment) throw new Error(`the payment ${event.transactionId} was told before and is not there`);
  if (!isSame(payment, event)) return takeConflict(trx, payment, { ...notice, event });

  const owner = await ownerOf(trx, siteId, event.account);
  if (owner && event.currency === 'USDT') return takeOnChain(trx, config, { payment, owner, event, now });
  if (!fresh) return 'known';
  await takeInYuan(trx, config, payment, { ...notice, event, owner });
  return 'taken';
}

function isSame(payment: PaymentRow, { amount, currency, account }: PaymentEvent): boolean {
  return payment.amount === amount && payment.currency === currency && payment.account === account;
}

/** One spelling of each amount, so that "100" and "100.00" are the same; of currencies and addresses too. */
export function canonical(event: PaymentEvent): PaymentEvent {
  const currency = event.currency.toUpperCase();
  const account = readChainAddress('ERC20', event.account) ?? event.account;
  const [fen, micro] = [parseYuan(event.amount), parseUsdt(event.amount)];
  const amount =
    currency === 'USDT' && micro !== undefined
      ? formatUsdt(micro)
      : fen === undefined
        ? event.amount
        : formatYuan(fen);
  return { ...event, currency, account, amount };
}

async function takeInYuan(
  trx: Trx,
  config: DepositConfig,
  payment: PaymentRow,
  { siteId, provider, event, now, owner }: PaymentNotice & { readonly owner: Owner | undefined },
): Promise<void> {
  const paidAt = Number(payment.paid_at);
  const fen = payment.fen > 0n ? payment.fen : undefined;
  const match = await matchOrder(trx, config, { siteId, provider, event, fen, paidAt });
  const order = match.order ?? (owner && (await openOrderAt(trx, owner)));
  const isInUsdt = order !== undefined && order.rate !== '';
  const { parts, received } = order && !isInUsdt ? await partsOf(trx, order.id) : noParts;
  const judged = judgePayment({
    // Yuan equal USDT by number only.
    fen: owner || isInUsdt ? undefined : fen,
    paidAt,
    isOfStranger: match.isOfStranger,
    order: order && {
      isCredited: order.state === 'credited',
      payAmount: order.pay_amount,
      received,
      expiresAt: Number(order.expires_at),
      // A parked order waits on; nobody ended it.
      endedAt: order.ended_at === null || order.state === 'parked' ? undefined : Number(order.ended_at),
      heldUntil: Number(order.expires_at) + heldAfterMs,
    },
  });
  if ('park' in judged) {
    return parkArrival(trx, payment, {
      reason: judged.park,
      order,
      // What is seen on the chain for it meanwhile goes on.
      endsOrder: order?.state !== 'credited' && order?.state !== 'detected',
      now,
    });
  }
  if (!order) throw new Error(`payment ${payment.id} has no order to be credited to`);
  const waiting = judged.withParts ? parts : [];
  const whole = waiting.reduce((sum, part) => sum + part.fen, payment.fen);
  const reason = await whyNotCredited(trx, order, whole, now);
  if (!reason)
    return creditWithParts(trx, [...waiting, payment], order, { by: 'provider', late: judged.late, now });
  await parkArrival(trx, payment, { reason, order, endsOrder: true, now });
  // What its member chooses is chosen for all of it.
  for (const { id } of waiting)
    await trx.updateTable('payments').set({ reason }).where('id', '=', id).execute();
}

const noParts = { parts: [], received: 0n };
