import { withNames } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { picturesOf } from '@lobby/platform-messaging/uploads/pictures';
import { type Kysely, sql } from 'kysely';

const backMs = 30 * 24 * 3_600_000;
const mostListed = 500;

/** What a member said of a payment, with its pictures. */
export type Report = Awaited<ReturnType<typeof listReports>>['reports'][number];

/** The reports of the last thirty days whose orders are not at their end. */
export function openReports(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom('payment_reports')
    .innerJoin('deposit_orders', 'deposit_orders.id', 'payment_reports.order_id')
    .where('payment_reports.sent_at', '>', BigInt(now - backMs))
    .where('deposit_orders.state', 'not in', ['credited', 'returned']);
}

/**
 * The reports for the page: the newest of each member, oldest first, then each member's report before that, so that
 * nobody who reports much displaces others.
 * @returns `more` when there are others.
 */
export async function listReports(db: Kysely<Tables>, now: number) {
  const found = await openReports(db, now)
    .select([
      'payment_reports.id',
      'payment_reports.site_id',
      'payment_reports.order_id',
      'payment_reports.amount',
      'payment_reports.payer_name',
      'payment_reports.paid_at',
      'payment_reports.sent_at',
      'deposit_orders.rate',
      'payment_reports.member_id',
    ])
    .orderBy(
      sql`row_number() OVER (PARTITION BY payment_reports.member_id ORDER BY payment_reports.sent_at DESC)`,
    )
    .orderBy('payment_reports.sent_at')
    .limit(mostListed + 1)
    .execute();
  const rows = await withNames(db, found.slice(0, mostListed));
  const pictures = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  const reports = rows.map(row => ({ ...row, pictures: pictures.filter(one => one.owner === row.id) }));
  return { reports, more: found.length > mostListed };
}
