import { createHash, randomUUID } from 'node:crypto';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { PaymentMeaning } from '../../providers/payment-report.ts';
import { meaningOf, type PaymentEvent, type PaymentReport } from '../../providers/payment-report.ts';
import type { DepositConfig } from '../deposit-config.ts';
import type { FindingKind } from '../deposits.tables.ts';
import { type Finding, noteFinding } from '../findings/note-finding.ts';
import { creditedParts, type Slice, spreadOver, takenBack } from '../findings/taken-back.ts';
import { notifyDoubted } from './notify-member.ts';
import { lockPayment } from './payment-row.ts';
import { canonical, type TakeOutcome, takePayment } from './take-payment.ts';

type Trx = Transaction<Tables>;

/** What a provider reported, by a callback or when asked. */
export interface Reported {
  readonly siteId: string;
  readonly provider: string;
  readonly report: PaymentReport;
  readonly now: number;
}

interface ReportedEvent extends Omit<Reported, 'report'> {
  readonly event: PaymentEvent;
  readonly putBackMs?: number;
}

/**
 * Takes any report of a provider. Only money that came in is credited or parked. Money that went back or failed moves
 * nothing, and a report that cannot be processed is a finding for a person.
 */
export async function takeReport(
  trx: Trx,
  config: DepositConfig,
  { report, ...where }: Reported,
): Promise<TakeOutcome | 'finding'> {
  if ('unreadable' in report) {
    const body = report.unreadable;
    const key = createHash('sha256').update(body).digest('hex');
    return note(trx, { ...where, kind: 'unreadable', key, transactionId: '', body });
  }
  const reported = { ...where, ...report };
  const meaning = meaningOf(report.event);
  if (meaning === undefined) return noteOf(trx, reported, 'unknown-status');
  return meaning === 'credited' ? takeCredited(trx, config, reported) : takeEnd(trx, reported, meaning);
}

async function takeCredited(
  trx: Trx,
  config: DepositConfig,
  reported: ReportedEvent,
): Promise<TakeOutcome | 'finding'> {
  const outcome = await takePayment(trx, config, reported);
  const known = outcome === 'known' ? await lockPayment(trx, reported) : undefined;
  const isEnded = known !== undefined && known.reported_as !== 'credited';
  return isEnded ? noteOf(trx, reported, 'credited-after-end', { paymentId: known.id, fen: 0n }) : outcome;
}

/** Money that did not come, or went back. Its transaction is remembered, so that a late notice of it credits nothing. */
async function takeEnd(
  trx: Trx,
  reported: ReportedEvent,
  meaning: Exclude<PaymentMeaning, 'credited'>,
): Promise<'taken' | 'known' | 'finding'> {
  const known = (await remember(trx, reported, meaning)) ? undefined : await lockPayment(trx, reported);
  if (!known) return meaning === 'failed' ? 'taken' : noteOfOrder(trx, reported);
  switch (known.state) {
    case 'returned':
      return meaning !== 'failed' && (await isNoted(trx, reported)) ? noteOfOrder(trx, reported) : 'known';
    case 'detected':
      await trx
        .updateTable('payments')
        .set({ state: 'returned', reported_as: meaning, ended_at: BigInt(reported.now) })
        .where('id', '=', known.id)
        .execute();
      return 'taken';
    case 'parked':
    case 'credited':
      await notifyDoubted(trx, known, reported.now);
      return noteOf(trx, reported, 'taken-back', {
        paymentId: known.id,
        fen: takenBack(canonical(reported.event), known),
      });
  }
}

/** Writes down a transaction that was not reported before. @returns whether it is new. */
async function remember(
  trx: Trx,
  { siteId, provider, now, ...said }: ReportedEvent,
  meaning: PaymentMeaning,
): Promise<boolean> {
  const event = canonical(said.event);
  const made = await trx
    .insertInto('payments')
    .values({
      ...{
        id: randomUUID(),
        provider,
        reported_as: meaning,
        state: 'returned',
        order_id: null,
        member_id: null,
      },
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

/**
 * A provider may give what went back a number of its own, and name the order alone: a finding for each credited payment
 * of it that it is taken from, since each has turnover and a bonus of its own.
 */
async function noteOfOrder(trx: Trx, reported: ReportedEvent): Promise<'finding' | 'known'> {
  const { siteId, provider, event } = reported;
  const parts = await creditedParts(trx, { siteId, provider, orderId: event.reference });
  const [first, ...more] = spreadOver(parts, canonical(event));
  const noted = await noteOf(trx, reported, 'taken-back', first);
  if (noted === 'finding')
    for (const slice of more) await noteOf(trx, reported, 'taken-back', slice, slice.paymentId);
  return noted;
}

/** @param part names one of several findings about one event. */
function noteOf(
  trx: Trx,
  { event, putBackMs = 0, ...where }: ReportedEvent,
  kind: FindingKind,
  slice?: Slice,
  part?: string,
): Promise<'finding' | 'known'> {
  const { transactionId, direction, status, amount, paidAt } = event;
  // By the provider's clock: what it reports again has the same time, and two returns of one amount have two.
  const about = [transactionId, direction, status, amount, paidAt + putBackMs];
  const key = JSON.stringify(part === undefined ? about : [...about, part]);
  return note(trx, { ...where, kind, key, transactionId, ...slice, body: JSON.stringify(event) });
}

/** Whether something is noted of a transaction that is none of ours: a provider may return more under one number. */
async function isNoted(trx: Trx, { siteId, provider, event }: ReportedEvent): Promise<boolean> {
  const noted = await trx
    .selectFrom('payment_findings')
    .select('id')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('kind', '=', 'taken-back')
    .where('transaction_id', '=', event.transactionId)
    .limit(1)
    .executeTakeFirst();
  return noted !== undefined;
}

async function note(trx: Trx, finding: Finding): Promise<'finding' | 'known'> {
  return (await noteFinding(trx, finding)) ? 'finding' : 'known';
}
