import { type Kysely, sql } from 'kysely';

/** Orders whose payment was seen on a chain, but never confirmed, end too: found by the same index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX deposit_orders_expiring`.execute(db);
  await sql`CREATE INDEX deposit_orders_expiring ON deposit_orders (expires_at)
    WHERE state IN ('waiting', 'claimed', 'detected')`.execute(db);
}
