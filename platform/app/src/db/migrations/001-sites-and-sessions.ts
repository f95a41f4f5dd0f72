import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sites (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    title text NOT NULL,
    h5_domain_url text NOT NULL,
    service_url text NOT NULL,
    cors_origins text NOT NULL,
    encrypt_switch text NOT NULL CHECK (encrypt_switch IN ('0', '1')),
    play_money boolean NOT NULL,
    opening_balance bigint NOT NULL CHECK (opening_balance >= 0)
  )`.execute(db);
  await sql`CREATE TABLE site_keys (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    key text NOT NULL,
    created_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE TABLE members (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    name text NOT NULL,
    name_key text NOT NULL,
    password_hash text NOT NULL,
    real_name text NOT NULL DEFAULT '',
    phone text NOT NULL DEFAULT '',
    email text NOT NULL DEFAULT '',
    vip_level integer NOT NULL DEFAULT 0,
    r_code text NOT NULL DEFAULT '',
    i_code text NOT NULL DEFAULT '',
    domain text NOT NULL DEFAULT '',
    created_at bigint NOT NULL,
    UNIQUE (site_id, name_key)
  )`.execute(db);
  await sql`CREATE TABLE sessions (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    device_id text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX sessions_of_member ON sessions (member_id)`.execute(db);
  await sql`CREATE TABLE login_grants (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    device_id text NOT NULL,
    expires_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE UNLOGGED TABLE seen_requests (id text PRIMARY KEY, expires_at bigint NOT NULL)`.execute(
    db,
  );
  await sql`CREATE TABLE platform_facts (name text PRIMARY KEY, value text NOT NULL)`.execute(db);
  await sql`CREATE INDEX seen_requests_by_expiry ON seen_requests (expires_at)`.execute(db);
}
