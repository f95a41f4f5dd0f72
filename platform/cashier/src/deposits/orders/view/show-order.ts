import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { pauseOfMember } from '@lobby/platform-protection/pause';
import type { Kysely } from 'kysely';
import { type DepositOrderRow, findDepositOrder } from '../order-row.ts';
import { arrivalsOf, restOf } from './order-arrivals.ts';
import { type ArrivedForOrder, viewOrder } from './order-view.ts';

/** An order of this member with all that came for it. @throws Refusal 'not-found' for any other. */
export async function showOrder(ctx: Context, orderId: string) {
  const { db, clock } = ctx;
  const row = await findDepositOrder(db, memberOf(ctx).id, orderId);
  if (!row) throw new Refusal('not-found');
  const now = clock.now();
  return viewOrder(db, row, now, await arrivedFor(db, row, now));
}

/** What came for an order and waits, what is missing, what its member reported, and the pause that they are in. */
export async function arrivedFor(
  db: Kysely<Tables>,
  row: DepositOrderRow,
  now: number,
): Promise<ArrivedForOrder> {
  const arrivals = await arrivalsOf(db, row.id);
  const pause = await pauseOfMember(db, row.member_id, now);
  const isPartlyPaid = row.state === 'parked' && row.parked_reason === 'under';
  const rest = isPartlyPaid ? await restOf(db, row, now) : undefined;
  const report = await db
    .selectFrom('payment_reports')
    .select('sent_at')
    .where('order_id', '=', row.id)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { arrivals, rest, reportedAt: report ? Number(report.sent_at) : 0, pause };
}
