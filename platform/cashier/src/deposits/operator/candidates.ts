import { day } from '@lobby/calendar';
import { parseRatio } from '@lobby/money';
import { withNames } from '@lobby/platform-identity/members/member-facts';
import { realNameKey } from '@lobby/platform-identity/members/personal-data/real-name-key';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { signalsIn } from '../orders/opening/signal-codes.ts';
import { openReports } from './open-reports.ts';
import type { ParkedPayment } from './parked-payments.ts';

/** How far back an order may lie that a payment is compared with. */
const backMs = 30 * day;
const mostCompared = 500;

/** What an order and a payment have in common. */
export type InCommon = 'amount' | 'name' | 'remark' | 'report';

/** An order that a parked payment may be for. */
export interface Candidate {
  readonly orderId: string;
  readonly state: string;
  readonly payAmount: bigint;
  readonly createdAt: bigint;
  readonly member: string;
  readonly realName: string;
  readonly inCommon: readonly InCommon[];
}

/** The orders that a parked payment may be for: by amount or remark at its account, by the payer's name, or by a report. */
export async function candidatesOf(
  db: Kysely<Tables>,
  payment: ParkedPayment,
  now: number,
): Promise<readonly Candidate[]> {
  const name = realNameKey(payment.payer_name);
  const signals = signalsIn(payment.remark);
  const reported = await reportedOrders(db, payment, now);
  // Of more orders than are compared, those that fit by figures come first.
  const isLikely = (eb: ExpressionBuilder<Tables, 'deposit_orders'>) =>
    eb.or([
      eb('deposit_orders.id', 'in', [...reported, payment.order_id ?? '']),
      eb('deposit_orders.pay_amount', '=', payment.fen),
    ]);
  const rows = await db
    .selectFrom('deposit_orders')
    .leftJoin('payment_signals', 'payment_signals.order_id', 'deposit_orders.id')
    .select(['deposit_orders.id', 'state', 'pay_amount', 'deposit_orders.created_at'])
    .select(['deposit_orders.member_id', 'signal'])
    .where('deposit_orders.site_id', '=', payment.site_id)
    .where(({ eb, or }) =>
      or([
        ...(payment.account === '' ? [] : [eb('payee_account', '=', payment.account)]),
        ...(reported.length === 0 ? [] : [eb('deposit_orders.id', 'in', reported)]),
        eb('deposit_orders.id', '=', payment.order_id ?? ''),
      ]),
    )
    .where('deposit_orders.created_at', '>', payment.paid_at - BigInt(backMs))
    .orderBy(isLikely, 'desc')
    .orderBy('deposit_orders.created_at', 'desc')
    .limit(mostCompared)
    .execute();
  return (await withNames(db, rows)).flatMap(row => {
    const found: Record<InCommon, boolean> = {
      amount: payment.fen > 0n && row.pay_amount === payment.fen,
      name: name !== '' && realNameKey(row.realName) === name,
      remark: row.signal !== null && signals.includes(row.signal),
      report: reported.includes(row.id),
    };
    const inCommon = kindsInCommon.filter(kind => found[kind]);
    if (inCommon.length === 0) return [];
    const { id: orderId, state, pay_amount: payAmount, created_at: createdAt, name: member, realName } = row;
    return [{ orderId, state, payAmount, createdAt, member, realName, inCommon }];
  });
}

const kindsInCommon = ['amount', 'name', 'remark', 'report'] as const satisfies readonly InCommon[];

/** The orders whose members speak of this payment: for its order, or of its amount in its currency. */
async function reportedOrders(
  db: Kysely<Tables>,
  { site_id, order_id, amount, currency }: ParkedPayment,
  now: number,
): Promise<readonly string[]> {
  const rows = await openReports(db, now)
    .select('payment_reports.order_id')
    .where('payment_reports.site_id', '=', site_id)
    .where(({ eb, or, and }) =>
      or([
        eb('payment_reports.order_id', '=', order_id ?? ''),
        and([
          eb('deposit_orders.rate', currency === 'CNY' ? '=' : '<>', ''),
          eb.val(currency === 'CNY' || currency === 'USDT'),
          // Safe: what a member reports is a decimal number, by its contract.
          eb(sql<string>`payment_reports.amount::numeric`, '=', parseRatio(amount) ? amount : null),
        ]),
      ]),
    )
    .orderBy('payment_reports.sent_at', 'desc')
    .limit(mostCompared)
    .execute();
  return rows.map(row => row.order_id);
}
