import { type Kysely, sql } from 'kysely';

/** What members say of payments that were not credited: how much, when and by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE payment_reports (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    order_id text NOT NULL REFERENCES deposit_orders (id),
    amount text NOT NULL,
    payer_name text NOT NULL,
    paid_at bigint NOT NULL,
    sent_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX payment_reports_of_order ON payment_reports (order_id, sent_at)`.execute(db);
  await sql`CREATE INDEX payment_reports_of_member ON payment_reports (member_id, sent_at)`.execute(db);
  await sql`CREATE INDEX payment_reports_by_time ON payment_reports (sent_at)`.execute(db);
}
