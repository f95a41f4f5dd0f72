import { type Kysely, sql } from 'kysely';

/** What jobs and callbacks look for again and again, and would read whole tables for otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Callbacks are processed in the order they came in; the others are kept for thirty days.
  await sql`DROP INDEX payment_deliveries_waiting`.execute(db);
  await sql`CREATE INDEX payment_deliveries_waiting ON payment_deliveries (id)
    WHERE processed_at IS NULL`.execute(db);
  await sql`CREATE INDEX payment_deliveries_processed ON payment_deliveries (processed_at)
    WHERE processed_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX payments_parked_for_limit ON payments (seen_at, id)
    WHERE state = 'parked' AND reason = 'limit'`.execute(db);
  // Crediting what was wished for begins at the payments.
  await sql`DROP INDEX deposit_orders_wished`.execute(db);
  await sql`CREATE INDEX payment_signals_of_order ON payment_signals (order_id)
    WHERE order_id IS NOT NULL`.execute(db);
  await sql`CREATE INDEX payment_signals_unused ON payment_signals (member_id, held_until)
    WHERE order_id IS NULL`.execute(db);
  await sql`CREATE INDEX payouts_ended ON payouts (finished_at) WHERE finished_at IS NOT NULL`.execute(db);
}
