import { randomUUID } from 'node:crypto';
import { formatYuan, parseYuan } from '@lobby/betting';
import { formatUsdt, judgePayment, parseUsdt, readChainAddress } from '@lobby/funds';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { heldAfterMs, type OrderRow } from '../orders/order-row.ts';
import type { PaymentConfig } from '../payment-config.ts';
import type { PaymentEvent } from '../provider/payment-provider.ts';
import { matchOrder } from './match-order.ts';
import { creditPayment, type PaymentRow, parkArrival } from './payment-row.ts';
import { takeConflict } from './take-conflict.ts';
import { type Owner, openOrderAt, ownerOf, takeOnChain } from './take-on-chain.ts';
import { whyNotCredited } from './why-not-credited.ts';

type Trx = Transaction<Tables>;

/** A payment as a provider told it, by a callback or when asked. */
export interface Told {
  readonly siteId: string;
  readonly provider: string;
  readonly event: PaymentEvent;
  readonly now: number;
}

export type Taken = 'taken' | 'known' | 'conflict';

/**
 * Takes a payment once, whatever is told of it how often: the transaction's key is written in the transaction that
 * posts the money. The same transaction with another amount, currency or account is parked beside it and never credited.
 */
export async function takePayment(trx: Trx, config: PaymentConfig, told: Told): Promise<Taken> {
  const { siteId, provider, now } = told;
  const event = canonical(told.event);
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
  const payment = fresh ?? (await lockKnown(trx, told));
  if (!isSame(payment, event)) return takeConflict(trx, payment, { ...told, event });

  const owner = await ownerOf(trx, siteId, event.account);
  if (owner && event.currency === 'USDT') return takeOnChain(trx, config, { payment, owner, event, now });
  if (!fresh) return 'known';
  await takeInYuan(trx, config, payment, { ...told, event, owner });
  return 'taken';
}

function lockKnown(trx: Trx, { siteId, provider, event }: Told): Promise<PaymentRow> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('transaction_id', '=', event.transactionId)
    .where('variant', '=', 0)
    .forUpdate()
    .executeTakeFirstOrThrow();
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
  config: PaymentConfig,
  payment: PaymentRow,
  { siteId, event, now, owner }: Told & { readonly owner: Owner | undefined },
): Promise<void> {
  const paidAt = Number(payment.paid_at);
  const fen = payment.fen > 0n ? payment.fen : undefined;
  const match = await matchOrder(trx, { siteId, event, fen, paidAt });
  const order = match?.order ?? (owner && (await openOrderAt(trx, owner)));
  const judged = judgePayment({
    // Yuan equal USDT by number only.
    fen: owner || (order && isInUsdt(order)) ? undefined : fen,
    payerName: event.payerName,
    paidAt,
    order: order && {
      isCredited: order.state === 'credited',
      payAmount: order.pay_amount,
      expiresAt: Number(order.expires_at),
      endedAt: order.ended_at === null ? undefined : Number(order.ended_at),
      heldUntil: Number(order.expires_at) + heldAfterMs,
      boundName: await boundName(trx, config, order),
    },
  });
  if ('credit' in judged) {
    if (!order) throw new Error(`payment ${payment.id} has no order to be credited to`);
    const reason = await whyNotCredited(trx, order, payment.fen, now);
    if (reason) return parkArrival(trx, payment, { reason, order, endsOrder: true, now });
    return creditPayment(trx, payment, order, { late: judged.late, now });
  }
  // Whose money it is, is open: the order of the one who has the amount now goes on.
  const isStrangers = judged.park === 'name' && match?.isShared === true;
  await parkArrival(trx, payment, {
    reason: judged.park,
    order: isStrangers ? undefined : order,
    // What is seen on the chain for it meanwhile goes on.
    endsOrder: order?.state !== 'credited' && order?.state !== 'detected',
    now,
  });
}

const isInUsdt = ({ rate }: OrderRow) => rate !== '';

/** The name that has to pay an order; undefined where any may. */
async function boundName(trx: Trx, config: PaymentConfig, order: OrderRow): Promise<string | undefined> {
  const channel = config.channels.find(({ id }) => id === order.channel_id);
  if (channel?.route.by !== 'tail' || !channel.route.asksPayer) return undefined;
  const { real_name } = await trx
    .selectFrom('members')
    .select('real_name')
    .where('id', '=', order.member_id)
    .executeTakeFirstOrThrow();
  return real_name;
}
