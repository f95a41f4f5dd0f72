import { bonusOf } from '@lobby/funds';
import { formatYuan } from '@lobby/money';
import { depositTerms, openRequirements } from '@lobby/platform-bonus/turnover';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { creditBonus, creditDeposit, parkPayment } from '@lobby/platform-ledger';
import type { Selectable, Transaction } from 'kysely';
import { emptiedVenues } from '../../venues/transfers/emptied-venues.ts';
import type { ParkedReason } from '../deposits.tables.ts';
import type { DepositOrderRow } from '../orders/order-row.ts';
import { moveOrder } from '../orders/order-states.ts';
import { restOf, reviewWithinMs } from '../orders/view/order-arrivals.ts';
import { notifyMember } from './notify-member.ts';

export type PaymentRow = Selectable<Tables['payments']>;
type Trx = Transaction<Tables>;

/** The row of a transaction as first reported, locked; undefined when it was not reported yet. */
export function lockPayment(
  trx: Trx,
  { siteId, provider, event }: TransactionKey,
): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('transaction_id', '=', event.transactionId)
    .where('variant', '=', 0)
    .forUpdate()
    .executeTakeFirst();
}

interface TransactionKey {
  readonly siteId: string;
  readonly provider: string;
  readonly event: { readonly transactionId: string };
}

interface Crediting {
  /** Who ends the order with it; parked money is credited by a person, or by the rules as its member chose. */
  readonly by: 'provider' | 'operator' | 'rules';
  readonly late: boolean;
  readonly now: number;
  readonly from?: 'payments' | 'parked';
}

/**
 * Credits a payment to the member of its order, with the bonus of the order, and ends both. The caller has locked
 * both rows, and the order is not credited yet.
 */
export async function creditPayment(
  trx: Trx,
  payment: Pick<PaymentRow, 'id' | 'fen'>,
  order: DepositOrderRow,
  { by, late, now, from = 'payments' }: Crediting,
): Promise<void> {
  await postPayment(trx, payment, order, { late, now, from, before: 0n });
  await endCredited(trx, order, { fen: payment.fen, by, late, now });
  // Nobody looks at the order any more.
  if (late || from === 'parked') await notifyCredited(trx, payment.id, order, { fen: payment.fen, now });
}

/**
 * Credits the payment that completes an order, together with the earlier parts that waited for it. The member is
 * notified, as when they began to wait.
 */
export async function creditWithParts(
  trx: Trx,
  payments: readonly Pick<PaymentRow, 'id' | 'fen'>[],
  order: DepositOrderRow,
  { by, late, now, from: ofLast = 'payments' }: Crediting,
): Promise<void> {
  const last = payments.at(-1);
  if (!last) return;
  if (payments.length === 1) return creditPayment(trx, last, order, { by, late, now, from: ofLast });
  let before = 0n;
  for (const payment of payments) {
    const from = payment === last ? ofLast : 'parked';
    await postPayment(trx, payment, order, { late, now, from, before });
    before += payment.fen;
  }
  await endCredited(trx, order, { fen: before, by, late, now });
  await notifyCredited(trx, last.id, order, { fen: before, now });
}

/** Moves the money of one payment, with its share of the bonus. @param before what was credited for the order already. */
async function postPayment(
  trx: Trx,
  payment: Pick<PaymentRow, 'id' | 'fen'>,
  order: DepositOrderRow,
  { late, now, from, before }: Required<Omit<Crediting, 'by'>> & { readonly before: bigint },
): Promise<void> {
  const { site_id: siteId, member_id: memberId } = order;
  const shared = { siteId, memberId, reference: `deposit:${order.id}`, at: now };
  const deposit = { ...shared, transferId: `deposit:${payment.id}`, amount: payment.fen };
  const bonus = bonusOf(before + payment.fen, order.bonus_rate) - bonusOf(before, order.bonus_rate);
  const opened = { ...shared, of: payment.id, terms: depositTerms };
  // The same `of`: whatever of the deposit leaves unplayed takes its bonus back.
  const ofDeposit = { ...opened, source: 'deposit', base: payment.fen, cameBy: order.method } as const;
  const ofBonus = { ...opened, source: 'bonus', base: bonus } as const;
  await openRequirements(trx, bonus > 0n ? [ofDeposit, ofBonus] : [ofDeposit], emptiedVenues);
  await creditDeposit(trx, deposit, from);
  if (bonus > 0n)
    await creditBonus(trx, { ...shared, transferId: `deposit-bonus:${payment.id}`, amount: bonus });
  await trx
    .updateTable('payments')
    .set({ state: 'credited', order_id: order.id, member_id: memberId, late, ended_at: BigInt(now) })
    .where('id', '=', payment.id)
    .execute();
}

async function endCredited(
  trx: Trx,
  { id }: DepositOrderRow,
  { fen, by, late, now }: Omit<Crediting, 'from'> & { readonly fen: bigint },
): Promise<void> {
  const set = { credited: fen, late, parked_reason: '', ended_at: BigInt(now), ask_at: null } as const;
  await moveOrder(trx, id, { to: 'credited', source: by, at: now, set });
}

function notifyCredited(
  trx: Trx,
  paymentId: string,
  { id: orderId, site_id: siteId, member_id: memberId }: DepositOrderRow,
  { fen, now }: { readonly fen: bigint; readonly now: number },
): Promise<void> {
  return notifyMember(trx, { is: 'credited', orderId, fen }, { siteId, memberId, paymentId, now });
}

/**
 * Sets a payment aside; its money, where it is known, waits in the house's account for that. Whose it is, as far as that
 * is known, is told: the order may be one that the member never saw.
 */
export async function parkArrival(
  trx: Trx,
  payment: PaymentRow,
  parked: { reason: ParkedReason; order: DepositOrderRow | undefined; endsOrder: boolean; now: number },
): Promise<void> {
  const { reason, order, endsOrder, now } = parked;
  if (payment.fen > 0n) {
    await parkPayment(trx, {
      siteId: payment.site_id,
      transferId: `park:${payment.id}`,
      amount: payment.fen,
      reference: `payment:${payment.id}`,
      at: now,
    });
  }
  const memberId = order?.member_id ?? payment.member_id;
  await trx
    .updateTable('payments')
    .set({ state: 'parked', reason, order_id: order?.id ?? null, member_id: memberId })
    .where('id', '=', payment.id)
    .execute();
  if (order && endsOrder)
    await moveOrder(trx, order.id, {
      ...{ to: 'parked', source: 'provider', at: now, note: reason },
      set: { parked_reason: reason, ended_at: BigInt(now) },
    });
  if (memberId === null) return;
  const { id: paymentId, site_id: siteId } = payment;
  // What a limit counts is yuan.
  const { amount, currency } =
    reason === 'limit' || reason === 'paused'
      ? { amount: formatYuan(payment.fen), currency: 'CNY' }
      : payment;
  const arrived = {
    why: reason === 'under' && currency === 'USDT' ? 'below-minimum' : reason,
    orderId: order?.id ?? '',
    ...{ amount, currency },
    rest: order && endsOrder && reason === 'under' ? await restOf(trx, order, now) : undefined,
    reviewBy: now + reviewWithinMs,
  } as const;
  await notifyMember(trx, { is: 'parked', ...arrived }, { siteId, memberId, paymentId, now });
}
