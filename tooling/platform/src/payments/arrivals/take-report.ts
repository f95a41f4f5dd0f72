import { createHash, randomUUID } from 'node:crypto';
import { parseYuan } from '@lobby/betting';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { type Finding, noteFinding } from '../findings/note-finding.ts';
import type { PaymentConfig } from '../payment-config.ts';
import type { FindingKind, PaymentMeaning } from '../payments.tables.ts';
import { meaningOf, type PaymentEvent, type PaymentReport } from '../provider/payment-provider.ts';
import { lockPayment, type PaymentRow } from './payment-row.ts';
import { canonical, type Taken, takePayment } from './take-payment.ts';

type Trx = Transaction<Tables>;

/** What a provider told, by a callback or when asked. */
export interface Reported {
  readonly siteId: string;
  readonly provider: string;
  readonly report: PaymentReport;
  readonly now: number;
}

interface Told extends Omit<Reported, 'report'> {
  readonly event: PaymentEvent;
}

/**
 * Takes what a provider told, whatever it is: only money that came in is credited or parked; what went back or failed
 * moves nothing by itself, and what has no way in is a finding for a person.
 */
export async function takeReport(
  trx: Trx,
  config: PaymentConfig,
  { report, ...where }: Reported,
): Promise<Taken | 'finding'> {
  if ('unreadable' in report) {
    const body = report.unreadable;
    const key = createHash('sha256').update(body).digest('hex');
    return note(trx, { ...where, kind: 'unreadable', key, transactionId: '', body });
  }
  const told = { ...where, event: report.event };
  const meaning = meaningOf(report.event);
  if (meaning === undefined) return noteOf(trx, told, 'unknown-status');
  return meaning === 'credited' ? takeCredited(trx, config, told) : takeEnd(trx, told, meaning);
}

async function takeCredited(trx: Trx, config: PaymentConfig, told: Told): Promise<Taken | 'finding'> {
  const taken = await takePayment(trx, config, told);
  const known = taken === 'known' ? await lockPayment(trx, told) : undefined;
  const isEnded = known !== undefined && known.told !== 'credited';
  return isEnded ? noteOf(trx, told, 'credited-after-end', known) : taken;
}

/** Money that did not come, or went back. Its transaction is remembered, so that a late notice of it credits nothing. */
async function takeEnd(
  trx: Trx,
  told: Told,
  meaning: Exclude<PaymentMeaning, 'credited'>,
): Promise<'taken' | 'known' | 'finding'> {
  const known = (await remember(trx, told, meaning)) ? undefined : await lockPayment(trx, told);
  if (!known) {
    // A provider may give what went back a number of its own, and name the order alone.
    return meaning === 'failed' ? 'taken' : noteOf(trx, told, 'taken-back', await creditedOf(trx, told));
  }
  switch (known.state) {
    case 'returned':
      return 'known';
    case 'detected':
      await trx
        .updateTable('payments')
        .set({ state: 'returned', told: meaning, ended_at: BigInt(told.now) })
        .where('id', '=', known.id)
        .execute();
      return 'taken';
    case 'parked':
    case 'credited':
      return noteOf(trx, told, 'taken-back', known);
  }
}

/** Writes down a transaction that nobody had told. @returns whether it is new. */
async function remember(
  trx: Trx,
  { siteId, provider, now, ...said }: Told,
  told: PaymentMeaning,
): Promise<boolean> {
  const event = canonical(said.event);
  const made = await trx
    .insertInto('payments')
    .values({
      ...{ id: randomUUID(), provider, told, state: 'returned', order_id: null, member_id: null },
      site_id: siteId,
      transaction_id: event.transactionId,
      account: event.account,
      currency: event.currency,
      amount: event.amount,
      payer_name: event.payerName,
      remark: event.remark,
      confirmations: event.confirmations,
      paid_at: BigInt(Math.min(event.paidAt, now)),
      seen_at: BigInt(now),
      ended_at: BigInt(now),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The one payment that was credited to the order an event names; undefined where there are more or none. */
async function creditedOf(trx: Trx, { siteId, event }: Told): Promise<PaymentRow | undefined> {
  const rows = await trx
    .selectFrom('payments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', event.reference)
    .where('state', '=', 'credited')
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}

function noteOf(
  trx: Trx,
  { event, ...where }: Told,
  kind: FindingKind,
  of?: PaymentRow,
): Promise<'finding' | 'known'> {
  const { transactionId, direction, status, amount } = event;
  const key = JSON.stringify([transactionId, direction, status, amount]);
  const fen = kind === 'taken-back' && of ? takenBack(event, of) : 0n;
  const finding = { ...where, kind, key, transactionId, paymentId: of?.id, fen };
  return note(trx, { ...finding, body: JSON.stringify(event) });
}

async function note(trx: Trx, finding: Finding): Promise<'finding' | 'known'> {
  return (await noteFinding(trx, finding)) ? 'finding' : 'known';
}

/** Fen of a payment that went back; 0 where that is not clear, as a part of what came in another currency. */
function takenBack(event: PaymentEvent, payment: PaymentRow): bigint {
  const { amount, currency } = canonical(event);
  if (currency !== payment.currency) return 0n;
  if (amount === payment.amount) return payment.fen;
  const fen = currency === 'CNY' ? (parseYuan(amount) ?? 0n) : 0n;
  return fen <= payment.fen ? fen : 0n;
}
