import { type Kysely, sql } from 'kysely';

/**
 * The security trail, and where a session was begun and how it ended. A row of the trail is written once: only the
 * count of a summed one grows, and only `sweep_security_events` removes old ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE security_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text REFERENCES members (id),
    kind text NOT NULL,
    reason text NOT NULL,
    about text NOT NULL,
    device_label text NOT NULL,
    masked_ip text NOT NULL,
    country text NOT NULL,
    city text NOT NULL,
    at bigint NOT NULL,
    last_at bigint NOT NULL,
    times integer NOT NULL DEFAULT 1,
    sum_key text UNIQUE
  )`.execute(db);
  await sql`CREATE INDEX security_events_of_member ON security_events (member_id, id DESC)`.execute(db);
  await sql`CREATE INDEX security_events_by_time ON security_events (last_at)`.execute(db);

  await sql`CREATE FUNCTION security_events_guard() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND OLD.sum_key IS NOT NULL AND NEW.times = OLD.times + 1 AND NEW.last_at >= OLD.last_at
        AND to_jsonb(NEW) - 'times' - 'last_at' = to_jsonb(OLD) - 'times' - 'last_at' THEN
        RETURN NEW;
      END IF;
      IF TG_OP = 'DELETE' AND current_setting('lobby.sweeping_trail', true) = 'yes' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'security_events is append-only';
    END $$`.execute(db);
  await sql`CREATE TRIGGER security_events_append_only BEFORE UPDATE OR DELETE ON security_events
    FOR EACH ROW EXECUTE FUNCTION security_events_guard()`.execute(db);
  await sql`CREATE TRIGGER security_events_no_truncate BEFORE TRUNCATE ON security_events
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  await sql`CREATE FUNCTION sweep_security_events(before bigint) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM set_config('lobby.sweeping_trail', 'yes', true);
      DELETE FROM security_events WHERE last_at < before;
      PERFORM set_config('lobby.sweeping_trail', '', true);
    END $$`.execute(db);

  await sql`ALTER TABLE sessions
    ADD COLUMN country text NOT NULL DEFAULT '',
    ADD COLUMN city text NOT NULL DEFAULT ''`.execute(db);
  await sql`CREATE TABLE ended_sessions (
    id text PRIMARY KEY,
    how text NOT NULL,
    ended_at bigint NOT NULL
  )`.execute(db);
}
