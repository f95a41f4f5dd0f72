import { day } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { deletePictures } from '@lobby/platform-messaging/uploads/pictures';
import type { Kysely } from 'kysely';

/** Providers repeat for thirty days at most; the payments themselves are kept. */
const deliveriesKeptMs = 30 * day;

/** Reports of payments name payers, and show their accounts. */
const reportsKeptMs = 180 * day;

/** Removes callbacks that were processed long ago, remarks that nobody can use any more, and old reports with their pictures. */
export async function sweepDeposits(db: Kysely<Tables>, now: number): Promise<void> {
  await sweepReports(db, now);
  await db
    .deleteFrom('payment_deliveries')
    .where('processed_at', '<=', BigInt(now - deliveriesKeptMs))
    .execute();
  await db
    .deleteFrom('payment_signals')
    .where('order_id', 'is', null)
    .where('held_until', '<=', BigInt(now))
    .execute();
}

function sweepReports(db: Kysely<Tables>, now: number): Promise<void> {
  return db.transaction().execute(async trx => {
    const gone = await trx
      .deleteFrom('payment_reports')
      .where('sent_at', '<=', BigInt(now - reportsKeptMs))
      .returning('id')
      .execute();
    for (const { id } of gone) await deletePictures(trx, id);
  });
}
