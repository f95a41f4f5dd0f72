import { type Kysely, sql } from 'kysely';

/** What members want with a deposit that is parked because it would pass their limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE deposit_orders
    ADD COLUMN parked_wish text NOT NULL DEFAULT '' CHECK (parked_wish IN ('', 'credit', 'return'))`.execute(
    db,
  );
  await sql`CREATE INDEX deposit_orders_wished ON deposit_orders (ended_at)
    WHERE state = 'parked' AND parked_wish = 'credit'`.execute(db);
}
