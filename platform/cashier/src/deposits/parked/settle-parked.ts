import { parkedChoiceReasons } from '@lobby/api-client/contract/fd/deposit-order';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { newOrderNumber } from '@lobby/platform-kernel/domain/order-number';
import { beginIn } from '@lobby/platform-kernel/state-machine/state-machine';
import { returnParked } from '@lobby/platform-ledger';
import type { Kysely, Transaction } from 'kysely';
import { notifyMember } from '../arrivals/notify-member.ts';
import type { ReturnedFor } from '../arrivals/payment-letters.ts';
import { creditPayment, creditWithParts, type PaymentRow } from '../arrivals/payment-row.ts';
import { whyNotCredited } from '../arrivals/why-not-credited.ts';
import { isInDoubt } from '../findings/in-doubt.ts';
import type { DepositOrderRow } from '../orders/order-row.ts';
import { moveOrder, orderStates } from '../orders/order-states.ts';

type Trx = Transaction<Tables>;

interface CreditOfParked {
  /** Of the payment. */
  readonly id: string;
  readonly orderId: string;
  readonly now: number;
  readonly isChosen?: boolean;
}

/**
 * `gone`: it is not parked any more; `no-order`: no such order of this site; `no-value`: there is nothing to credit;
 * `over-limit`: it would pass the member's deposit limit, or the member is on a time-out or excluded.
 */
export type Settled = 'done' | 'gone' | 'no-order' | 'no-value' | 'over-limit';

/**
 * Credits a parked payment to the member of an order, never above the member's limit. An order that was credited
 * already keeps its credit, and the money gets a new one.
 * @param isChosen credit only while the member wants it.
 */
export function creditParked(
  db: Kysely<Tables>,
  { id, orderId, now, isChosen = false }: CreditOfParked,
): Promise<Settled> {
  return db.transaction().execute(async trx => {
    const payment = await lockParked(trx, id, orderId);
    if (!payment) return 'gone';
    if (payment.fen === 0n) return 'no-value';
    const order = await trx
      .selectFrom('deposit_orders')
      .selectAll()
      .where('id', '=', orderId)
      .where('site_id', '=', payment.site_id)
      .executeTakeFirst();
    if (!order) return 'no-order';
    if (isChosen && (order.parked_choice !== 'credit' || (await standsInDoubt(trx, id)))) return 'gone';
    const by = isChosen ? 'rules' : 'operator';
    const parts = isChosen ? await chosenParts(trx, order) : [];
    const whole = parts.reduce((sum, { fen }) => sum + fen, 0n) || payment.fen;
    if (await whyNotCredited(trx, order, whole, now)) return 'over-limit';
    if (parts.length > 0) {
      const late = parts.some(part => part.paid_at >= order.expires_at);
      await creditWithParts(trx, parts, order, { by, late, now, from: 'parked' });
      return 'done';
    }
    const own = order.state === 'credited' ? await openForParked(trx, payment, order, { by, now }) : order;
    const late = payment.paid_at >= order.expires_at;
    // What a method gives on top is for money of its own currency.
    const terms = payment.reason === 'currency' ? { ...own, bonus_rate: '0' } : own;
    await creditPayment(trx, payment, terms, { by, late, now, from: 'parked' });
    if (payment.order_id !== null && payment.order_id !== orderId)
      await endParked(trx, payment.order_id, { as: 'closed', now });
    return 'done';
  });
}

/** Ends a parked payment whose money went back to the payer. */
export function returnPayment(
  db: Kysely<Tables>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<Settled> {
  return db.transaction().execute(async trx => {
    const payment = await lockParked(trx, id);
    if (!payment) return 'gone';
    if (payment.fen > 0n) {
      await returnParked(trx, {
        siteId: payment.site_id,
        transferId: `return:${id}`,
        amount: payment.fen,
        reference: `payment:${id}`,
        at: now,
      });
    }
    await trx
      .updateTable('payments')
      .set({ state: 'returned', ended_at: BigInt(now) })
      .where('id', '=', id)
      .execute();
    if (payment.order_id !== null) await endParked(trx, payment.order_id, { as: 'returned', now });
    const { site_id: siteId, member_id: memberId, order_id: orderId, fen } = payment;
    // Where it is not known whose it was, or how much, there is nobody to notify.
    if (memberId !== null && orderId !== null && fen > 0n)
      await notifyMember(
        trx,
        { is: 'returned', why: await whyReturned(trx, payment), orderId, fen },
        { siteId, memberId, paymentId: id, now },
      );
    return 'done';
  });
}

/**
 * The parts that together make an order, where it was parked when the last one came: its member chose for all of it. None
 * of any other order. The caller holds it.
 */
async function chosenParts(trx: Trx, { id, state, pay_amount }: DepositOrderRow) {
  if (state !== 'parked') return [];
  const parts = await trx
    .selectFrom('payments')
    .select(['id', 'fen', 'paid_at'])
    .where('order_id', '=', id)
    .where('state', '=', 'parked')
    .where('reason', 'in', parkedChoiceReasons)
    .where('variant', '=', 0)
    .where(eb => eb.not(isInDoubt(eb)))
    .orderBy('seen_at')
    .orderBy('id')
    .execute();
  return parts.length > 1 && parts.reduce((sum, { fen }) => sum + fen, 0n) === pay_amount ? parts : [];
}

async function standsInDoubt(trx: Trx, id: string): Promise<boolean> {
  const payment = trx.selectFrom('payments').select('id').where('id', '=', id).where(isInDoubt);
  return (await payment.executeTakeFirst()) !== undefined;
}

/** What its member asked for, where a limit or pause keeps the money; else why it was parked. */
async function whyReturned(trx: Trx, { order_id, reason }: PaymentRow): Promise<ReturnedFor> {
  if (!order_id || !parkedChoiceReasons.some(one => one === reason)) return reason;
  const order = await trx
    .selectFrom('deposit_orders')
    .select('parked_choice')
    .where('id', '=', order_id)
    .executeTakeFirst();
  return order?.parked_choice === 'return' ? 'choice' : reason;
}

/** A parked order ends with the last of its parked payments; until then it waits for the one that is left. */
async function endParked(
  trx: Trx,
  orderId: string,
  { as: state, now }: { readonly as: 'returned' | 'closed'; readonly now: number },
): Promise<void> {
  const order = await trx
    .selectFrom('deposit_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('state', '=', 'parked')
    .executeTakeFirst();
  if (!order) return;
  // Under the lock of the order, which the caller holds: of two that are settled at once, one is the last.
  const left = await trx
    .selectFrom('payments')
    .select('reason')
    .where('order_id', '=', orderId)
    .where('state', '=', 'parked')
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await moveOrder(trx, orderId, {
    ...{ to: left ? 'parked' : state, source: 'operator', at: now },
    set: left ? { parked_reason: left.reason } : { ended_at: BigInt(now) },
  });
}

/**
 * Locks a parked payment and its orders, these first, as an arrival does: what completes an order takes the parts that
 * waited for it as well.
 */
async function lockParked(trx: Trx, id: string, orderId?: string): Promise<PaymentRow | undefined> {
  const parked = trx.selectFrom('payments').where('id', '=', id).where('state', '=', 'parked');
  const seen = await parked.select('order_id').executeTakeFirst();
  if (!seen) return undefined;
  const orders = [seen.order_id, orderId].flatMap(one => one ?? []);
  if (orders.length > 0)
    await trx
      .selectFrom('deposit_orders')
      .select('id')
      .where('id', 'in', orders)
      .orderBy('id')
      .forUpdate()
      .execute();
  return parked.selectAll().forUpdate().executeTakeFirst();
}

async function openForParked(
  trx: Trx,
  payment: PaymentRow,
  order: DepositOrderRow,
  { by, now }: { readonly by: 'operator' | 'rules'; readonly now: number },
): Promise<DepositOrderRow> {
  const own = await trx
    .insertInto('deposit_orders')
    .values({
      ...order,
      id: newOrderNumber('D', now),
      state: 'parked',
      parked_choice: '',
      amount: payment.fen,
      pay_amount: payment.fen,
      usdt_amount: null,
      bonus_rate: '0',
      credited: null,
      late: false,
      ask_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await beginIn(trx, orderStates, own.id, { to: 'parked', source: by, at: now });
  return own;
}
