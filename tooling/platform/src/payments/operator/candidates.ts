import { compareRatio, parseRatio } from '@lobby/betting';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { realNameKey } from '../../members/real-name-key.ts';
import { picturesOf } from '../../uploads/pictures.ts';
import { signalsIn } from '../orders/signal-codes.ts';
import type { ParkedPayment } from './parked-payments.ts';

const dayMs = 24 * 3_600_000;
/** How far back an order or a report may lie that a payment is compared with. */
const backMs = 30 * dayMs;
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

/** What a member said of a payment, with its pictures. */
export type Report = Awaited<ReturnType<typeof openReports>>[number];

/** The reports of orders that are not at their end, oldest first. */
export async function openReports(db: Kysely<Tables>, now: number) {
  const rows = await db
    .selectFrom('payment_reports')
    .innerJoin('deposit_orders', 'deposit_orders.id', 'payment_reports.order_id')
    .innerJoin('members', 'members.id', 'payment_reports.member_id')
    .select([
      'payment_reports.id',
      'payment_reports.site_id',
      'payment_reports.order_id',
      'payment_reports.amount',
      'payment_reports.payer_name',
      'payment_reports.paid_at',
      'payment_reports.sent_at',
      'deposit_orders.state',
      'deposit_orders.rate',
      'members.name',
      'members.real_name',
    ])
    .where('payment_reports.sent_at', '>', BigInt(now - backMs))
    .where('deposit_orders.state', 'not in', ['credited', 'returned'])
    .orderBy('payment_reports.sent_at')
    .limit(mostCompared)
    .execute();
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({ ...row, pictures: pictures.filter(one => one.owner === row.id) }));
}

/** The orders that a parked payment may be for: by amount or remark at its account, by the payer's name, or by a report. */
export async function candidatesOf(
  db: Kysely<Tables>,
  payment: ParkedPayment,
  reports: readonly Report[],
): Promise<readonly Candidate[]> {
  const name = realNameKey(payment.payer_name);
  const signals = signalsIn(payment.remark);
  const reported = reports.filter(report => isReportOf(report, payment)).map(report => report.order_id);
  const rows = await db
    .selectFrom('deposit_orders')
    .innerJoin('members', 'members.id', 'deposit_orders.member_id')
    .leftJoin('payment_signals', 'payment_signals.order_id', 'deposit_orders.id')
    .select(['deposit_orders.id', 'state', 'pay_amount', 'deposit_orders.created_at'])
    .select(['members.name', 'members.real_name', 'signal'])
    .where('deposit_orders.site_id', '=', payment.site_id)
    .where(({ eb, or }) =>
      or([
        ...(payment.account === '' ? [] : [eb('payee_account', '=', payment.account)]),
        ...(reported.length === 0 ? [] : [eb('deposit_orders.id', 'in', reported)]),
        eb('deposit_orders.id', '=', payment.order_id ?? ''),
      ]),
    )
    .where('deposit_orders.created_at', '>', payment.paid_at - BigInt(backMs))
    .orderBy('deposit_orders.created_at', 'desc')
    .limit(mostCompared)
    .execute();
  return rows.flatMap(row => {
    const found: Record<InCommon, boolean> = {
      amount: payment.fen > 0n && row.pay_amount === payment.fen,
      name: name !== '' && realNameKey(row.real_name) === name,
      remark: row.signal !== null && signals.includes(row.signal),
      report: reported.includes(row.id),
    };
    const inCommon = kindsInCommon.filter(kind => found[kind]);
    if (inCommon.length === 0) return [];
    const { id: orderId, state, pay_amount: payAmount, created_at: createdAt } = row;
    return [{ orderId, state, payAmount, createdAt, member: row.name, realName: row.real_name, inCommon }];
  });
}

const kindsInCommon = ['amount', 'name', 'remark', 'report'] as const satisfies readonly InCommon[];

/** Whether a member speaks of this payment: for its order, or of its amount in its currency. */
function isReportOf(report: Report, payment: ParkedPayment): boolean {
  if (report.site_id !== payment.site_id) return false;
  if (report.order_id === payment.order_id) return true;
  const [said, came] = [parseRatio(report.amount), parseRatio(payment.amount)];
  const currency = report.rate === '' ? 'CNY' : 'USDT';
  return payment.currency === currency && !!said && !!came && compareRatio(said, came) === 0;
}
