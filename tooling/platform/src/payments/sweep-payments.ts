import type { Kysely } from 'kysely';
import type { Tables } from '../kernel/tables.ts';

const day = 24 * 3_600_000;
/** Providers repeat for thirty days at most; the payments themselves are kept. */
const deliveriesKeptMs = 30 * day;

/** Removes callbacks that were processed long ago, and remarks that nobody can use any more. */
export async function sweepPayments(db: Kysely<Tables>, now: number): Promise<void> {
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
