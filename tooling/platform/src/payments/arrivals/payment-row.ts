import { bonusOf } from '@lobby/funds';
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { creditBonus, creditDeposit, parkPayment } from '../../ledger/index.ts';
import { depositTerms, openRequirement } from '../../turnover/index.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { ParkedReason } from '../payments.tables.ts';
import { tellMember } from './tell-member.ts';

export type PaymentRow = Selectable<Tables['payments']>;
type Trx = Transaction<Tables>;

/**
 * Credits a payment to the member of its order, with the bonus of the order, and ends both. The caller holds the rows
 * of both locked, and the order is not credited yet.
 */
export async function creditPayment(
  trx: Trx,
  payment: Pick<PaymentRow, 'id' | 'fen'>,
  order: OrderRow,
  { late, now, from = 'payments' }: { late: boolean; now: number; from?: 'payments' | 'parked' },
): Promise<void> {
  const { site_id: siteId, member_id: memberId } = order;
  const shared = { siteId, memberId, reference: `deposit:${order.id}`, at: now };
  const deposit = { ...shared, transferId: `deposit:${payment.id}`, amount: payment.fen };
  const bonus = bonusOf(payment.fen, order.bonus_rate);
  const opened = { ...shared, of: payment.id, terms: depositTerms };
  // The same `of`: whatever of the deposit leaves unplayed takes its bonus back.
  await openRequirement(trx, { ...opened, source: 'deposit', base: payment.fen, cameBy: order.method });
  if (bonus > 0n) await openRequirement(trx, { ...opened, source: 'bonus', base: bonus });
  await creditDeposit(trx, deposit, from);
  if (bonus > 0n)
    await creditBonus(trx, { ...shared, transferId: `deposit-bonus:${payment.id}`, amount: bonus });
  await trx
    .updateTable('payments')
    .set({ state: 'credited', order_id: order.id, member_id: memberId, late, ended_at: BigInt(now) })
    .where('id', '=', payment.id)
    .execute();
  await trx
    .updateTable('deposit_orders')
    .set({
      state: 'credited',
      credited: payment.fen,
      late,
      parked_reason: '',
      ended_at: BigInt(now),
      ask_at: null,
    })
    .where('id', '=', order.id)
    .execute();
  // Nobody looks at the order any more.
  if (late || from === 'parked') {
    const { id: paymentId, fen } = payment;
    await tellMember(trx, { is: 'credited' }, { siteId, memberId, orderId: order.id, paymentId, fen, now });
  }
}

/**
 * Sets a payment aside for an operator; its money, where it is known, waits in the house's account for that. Who is kept
 * from it by their own limit or pause is told: the order may be one that the member never saw.
 */
export async function parkArrival(
  trx: Trx,
  payment: Pick<PaymentRow, 'id' | 'fen' | 'site_id'>,
  parked: { reason: ParkedReason; order: OrderRow | undefined; endsOrder: boolean; now: number },
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
  await trx
    .updateTable('payments')
    .set({ state: 'parked', reason, order_id: order?.id ?? null, member_id: order?.member_id ?? null })
    .where('id', '=', payment.id)
    .execute();
  if (!order || !endsOrder) return;
  await trx
    .updateTable('deposit_orders')
    .set({ state: 'parked', parked_reason: reason, ended_at: BigInt(now) })
    .where('id', '=', order.id)
    .execute();
  if (reason !== 'limit' && reason !== 'paused') return;
  const { id: orderId, site_id: siteId, member_id: memberId } = order;
  const told = { siteId, memberId, orderId, paymentId: payment.id, fen: payment.fen, now };
  await tellMember(trx, { is: 'parked', why: reason }, told);
}
