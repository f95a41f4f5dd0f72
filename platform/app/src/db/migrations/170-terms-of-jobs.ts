import { type Kysely, sql } from 'kysely';

const queues = [
  'venue_transfers',
  'withdrawals',
  'deposit_orders',
  'member_protection',
  'payment_deliveries',
];

/** Who claims a row that is due counts its claims, and its failures: `payment_deliveries` does so already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of queues) {
    await sql`ALTER TABLE ${sql.id(table)} ADD COLUMN term integer NOT NULL DEFAULT 0,
      ADD COLUMN IF NOT EXISTS tries integer NOT NULL DEFAULT 0`.execute(db);
  }
}
