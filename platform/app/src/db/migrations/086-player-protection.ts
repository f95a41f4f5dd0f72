import { type Kysely, sql } from 'kysely';

/** What members set for their protection: limits, a reminder, a time-out or self-exclusion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE member_protection (
    member_id text PRIMARY KEY REFERENCES members (id),
    reminder_minutes integer NOT NULL DEFAULT 0 CHECK (reminder_minutes BETWEEN 0 AND 240),
    pause text NOT NULL DEFAULT '' CHECK (pause IN ('', 'time-out', 'exclusion')),
    paused_at bigint NOT NULL DEFAULT 0,
    paused_until bigint NOT NULL DEFAULT 0 CHECK (paused_until >= paused_at),
    end_asked_at bigint
  )`.execute(db);
  await sql`CREATE TABLE protection_limits (
    member_id text NOT NULL REFERENCES member_protection (member_id),
    kind text NOT NULL CHECK (kind IN ('deposit', 'loss')),
    period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
    amount bigint CHECK (amount >= 0),
    pending_amount bigint CHECK (pending_amount >= 0),
    pending_asked_at bigint,
    PRIMARY KEY (member_id, kind, period)
  )`.execute(db);
  await sql`CREATE INDEX deposit_orders_credited ON deposit_orders (member_id, ended_at)
    WHERE state = 'credited'`.execute(db);
}
