import { randomUUID } from 'node:crypto';
import { contract, type ParsedRequestOf } from '@lobby/api-client/contract';
import { day } from '@lobby/calendar';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { type Member, memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { refuseFrequent } from '@lobby/platform-kernel/calls/limits';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { takePictures } from '@lobby/platform-messaging/uploads/pictures';
import type { Transaction } from 'kysely';
import { findDepositOrder } from './order-row.ts';
import { showOrder } from './view/show-order.ts';

const mostADay = 5;
/** A member who did not see the answer sends the same again. */
const sameForMs = 10 * 60_000;
/** A bank's slip is a minute exact, and its clock is not ours. */
const aheadMs = 5 * 60_000;

type Report = ParsedRequestOf<typeof contract.payment.reportPayment>;

/**
 * Keeps what a member says of a payment, for the person who decides about it; it moves no money and changes no order.
 * @throws Refusal 'not-found' for an order that is not this member's, 'invalid-parameter' (report-amount, report-time),
 * 'frequent-submission' (reports-of-the-day), 'file-upload-failure' (picture-gone).
 */
export const reportPayment = implement(contract.payment.reportPayment, async (input, ctx) => {
  const member = memberOf(ctx);
  const now = ctx.clock.now();
  const report = { ...input, payerName: input.payerName.trim() };
  if (/^0+(\.0+)?$/.test(report.amount)) throw new Refusal('invalid-parameter', { reason: 'report-amount' });
  if (report.paidAt > now + aheadMs || report.paidAt < now - 30 * day)
    throw new Refusal('invalid-parameter', { reason: 'report-time' });
  if (new Set(report.pictures).size < report.pictures.length) throw new Refusal('invalid-parameter');
  await ctx.db.transaction().execute(async trx => {
    await lockMember(trx, member.id);
    if (!(await findDepositOrder(trx, member.id, report.orderId))) throw new Refusal('not-found');
    if (await isKnown(trx, report, now)) return;
    await refuseMany(trx, member, now);
    const id = randomUUID();
    await trx
      .insertInto('payment_reports')
      .values({
        id,
        site_id: member.siteId,
        member_id: member.id,
        order_id: report.orderId,
        amount: report.amount,
        payer_name: report.payerName,
        paid_at: BigInt(report.paidAt),
        sent_at: BigInt(now),
      })
      .execute();
    await takePictures(trx, member, report.pictures, id);
  });
  return showOrder(ctx, report.orderId);
});

/** Its pictures are taken by the first one, so they say nothing. */
async function isKnown(trx: Transaction<Tables>, report: Report, now: number): Promise<boolean> {
  const known = await trx
    .selectFrom('payment_reports')
    .select('id')
    .where('order_id', '=', report.orderId)
    .where('amount', '=', report.amount)
    .where('payer_name', '=', report.payerName)
    .where('paid_at', '=', BigInt(report.paidAt))
    .where('sent_at', '>', BigInt(now - sameForMs))
    .executeTakeFirst();
  return known !== undefined;
}

async function refuseMany(trx: Transaction<Tables>, { id }: Member, now: number): Promise<void> {
  const newest = trx
    .selectFrom('payment_reports')
    .select('sent_at as at')
    .where('member_id', '=', id)
    .where('sent_at', '>', BigInt(now - day))
    .orderBy('sent_at', 'desc');
  await refuseFrequent(newest, { most: mostADay, windowMs: day, reason: 'reports-of-the-day' });
}
