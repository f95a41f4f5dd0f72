import { type Kysely, sql } from 'kysely';

/**
 * What happened to deposit orders. Of those there are, how they began and where they stand is known; who credited or
 * closed one is not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE deposit_order_events (
    id bigserial PRIMARY KEY,
    order_id text NOT NULL REFERENCES deposit_orders (id),
    state text NOT NULL,
    source text NOT NULL CHECK (source IN ('member', 'rules', 'provider', 'operator', 'unknown')),
    note text NOT NULL,
    at bigint NOT NULL
  )`.execute(db);
  // One that money was seen for without an order has a rate, and no amount that was asked for.
  await sql`INSERT INTO deposit_order_events (order_id, state, source, note, at)
    SELECT id, CASE WHEN came_first THEN 'detected' ELSE 'waiting' END,
      CASE WHEN came_first THEN 'provider' ELSE 'member' END, '', created_at
    FROM (SELECT *, rate <> '' AND usdt_amount IS NULL AS came_first FROM deposit_orders) AS ordered
    ORDER BY created_at, id`.execute(db);
  await sql`INSERT INTO deposit_order_events (order_id, state, source, note, at)
    SELECT ordered.id, ordered.state,
      CASE ordered.state WHEN 'claimed' THEN 'member' WHEN 'expired' THEN 'rules' WHEN 'returned' THEN 'operator'
        WHEN 'credited' THEN 'unknown' WHEN 'closed' THEN 'unknown' ELSE 'provider' END,
      CASE ordered.state WHEN 'parked' THEN parked_reason ELSE '' END, coalesce(ended_at, created_at)
    FROM deposit_orders AS ordered JOIN deposit_order_events AS began ON began.order_id = ordered.id
    WHERE ordered.state <> began.state ORDER BY coalesce(ended_at, created_at), ordered.id`.execute(db);
  await sql`CREATE INDEX deposit_order_events_of_order ON deposit_order_events (order_id, id)`.execute(db);
}
