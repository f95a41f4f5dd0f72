import { type Kysely, sql } from 'kysely';

/**
 * A cancel of bets may name the phase they were taken in, and is taken back by a row of its own that names the same
 * bets and the same version. A later version cancels them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_voids
    ADD COLUMN phase text NOT NULL DEFAULT '' CHECK (phase IN ('', 'pre', 'live')),
    ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0),
    ADD COLUMN lifts boolean NOT NULL DEFAULT false`.execute(db);
  await sql`DROP INDEX sport_voids_once`.execute(db);
  await sql`CREATE UNIQUE INDEX sport_voids_once
    ON sport_voids (match_id, wtype, rtype, ticket_id, from_at, to_at, phase, reason, version, lifts)`.execute(
    db,
  );
}
