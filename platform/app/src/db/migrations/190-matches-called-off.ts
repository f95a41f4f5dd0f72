import { type Kysely, sql } from 'kysely';

/** Of a replayed match the score at half-time may be unknown; one that never took place has the reason of its call-off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_matches
    DROP CONSTRAINT sport_matches_check,
    ADD CONSTRAINT sport_matches_real_check CHECK (real_half = '' OR real_full <> ''),
    ADD COLUMN called_off text NOT NULL DEFAULT ''
      CONSTRAINT sport_matches_called_off_check CHECK (called_off ~ '^(D[0-9A-Z])?$')`.execute(db);
}
