import { type Kysely, sql } from 'kysely';

/** What the brand of a site says of the turnover that bonuses ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sites ADD COLUMN bonus_rules text NOT NULL DEFAULT 'fair'
    CHECK (bonus_rules IN ('fair', 'open'))`.execute(db);
}
