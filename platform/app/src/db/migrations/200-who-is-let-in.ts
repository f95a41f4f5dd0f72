import { type Kysely, sql } from 'kysely';

/** Operators decide who is let in: by region and address, whether logins and registrations are open, and the whole platform. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sites
    ADD COLUMN restricted_regions text NOT NULL DEFAULT '',
    ADD COLUMN warned_regions text NOT NULL DEFAULT '',
    ADD COLUMN blocked_networks text NOT NULL DEFAULT '',
    ADD COLUMN login_suspended text NOT NULL DEFAULT ''
      CHECK (login_suspended IN ('', 'dialog', 'message', 'silent')),
    ADD COLUMN registration_suspended text NOT NULL DEFAULT ''
      CHECK (registration_suspended IN ('', 'dialog', 'message', 'silent')),
    ADD COLUMN suspension_text text NOT NULL DEFAULT '',
    ADD COLUMN suspension_text_zh_tw text NOT NULL DEFAULT ''`.execute(db);
  await sql`CREATE TABLE platform_closures (
    id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
    closed_until bigint
  )`.execute(db);
  await sql`CREATE TABLE region_warnings (
    site_id text NOT NULL REFERENCES sites (id),
    device_id text NOT NULL,
    country text NOT NULL,
    warned_at bigint NOT NULL,
    PRIMARY KEY (site_id, device_id, country)
  )`.execute(db);
  await sql`CREATE INDEX region_warnings_by_time ON region_warnings (warned_at)`.execute(db);
}
