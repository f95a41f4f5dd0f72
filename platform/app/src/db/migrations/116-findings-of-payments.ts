import { type Kysely, sql } from 'kysely';

/**
 * What a provider told that has no way in: kept for a person. A payment says how it was told first, so that one that
 * failed is not credited later. What waits from before was told by providers that told arrivals alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE payments ADD COLUMN told text NOT NULL DEFAULT 'credited'
    CHECK (told IN ('credited', 'failed', 'refunded', 'reversed'))`.execute(db);
  await sql`CREATE TABLE payment_findings (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    provider text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('unreadable', 'unknown-status', 'taken-back', 'credited-after-end', 'stuck')),
    key text NOT NULL,
    transaction_id text NOT NULL,
    payment_id text REFERENCES payments (id),
    fen bigint NOT NULL CHECK (fen >= 0),
    body text NOT NULL,
    seen_at bigint NOT NULL,
    ended_at bigint,
    ended_as text NOT NULL DEFAULT '' CHECK (ended_as IN ('', 'cleared', 'debited', 'processed')),
    CHECK ((ended_at IS NULL) = (ended_as = '')),
    UNIQUE (site_id, provider, kind, key)
  )`.execute(db);
  await sql`CREATE INDEX payment_findings_open ON payment_findings (seen_at) WHERE ended_at IS NULL`.execute(
    db,
  );
  await sql`CREATE INDEX payment_findings_of_payment ON payment_findings (payment_id)`.execute(db);
  // Text and not jsonb: one of them may hold what jsonb refuses.
  await sql`UPDATE payment_deliveries SET body = '{"direction":"in","status":"credited",' || substr(body, 2)
    WHERE processed_at IS NULL AND body LIKE '{"%'`.execute(db);
}
