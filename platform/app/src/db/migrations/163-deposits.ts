import { type Kysely, sql } from 'kysely';

/** Tables and columns of deposits are called what they hold; nothing stored changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE payment_tails RENAME TO unique_pay_amounts`.execute(db);
  await sql`ALTER TABLE unique_pay_amounts RENAME CONSTRAINT payment_tails_pkey TO unique_pay_amounts_pkey`.execute(
    db,
  );
  await sql`ALTER TABLE unique_pay_amounts
    RENAME CONSTRAINT payment_tails_member_id_fkey TO unique_pay_amounts_member_id_fkey`.execute(db);
  await sql`ALTER TABLE deposit_orders RENAME COLUMN parked_wish TO parked_choice`.execute(db);
  await sql`ALTER TABLE deposit_orders
    RENAME CONSTRAINT deposit_orders_parked_wish_check TO deposit_orders_parked_choice_check`.execute(db);
  await sql`ALTER INDEX payments_parked_for_wish RENAME TO payments_parked_for_choice`.execute(db);
  await sql`ALTER TABLE payments RENAME COLUMN told TO reported_as`.execute(db);
  await sql`ALTER TABLE payments RENAME CONSTRAINT payments_told_check TO payments_reported_as_check`.execute(
    db,
  );
}
