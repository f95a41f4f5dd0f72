import { type Kysely, sql } from 'kysely';

/**
 * How often the results of a match changed, and what open bets expose the house to, are called that; nothing stored
 * changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_news RENAME TO sport_result_changes`.execute(db);
  await sql`ALTER TABLE sport_result_changes RENAME COLUMN news TO changes`.execute(db);
  await sql`ALTER INDEX sport_news_pkey RENAME TO sport_result_changes_pkey`.execute(db);
  await sql`ALTER INDEX sport_news_unworked RENAME TO sport_result_changes_unworked`.execute(db);
  await sql`ALTER TABLE sport_legs RENAME COLUMN news_seen TO changes_seen`.execute(db);
  await sql`CREATE OR REPLACE FUNCTION sport_count_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO sport_result_changes (match_id, changes) VALUES (NEW.match_id, 1)
        ON CONFLICT (match_id) DO UPDATE SET changes = sport_result_changes.changes + 1;
      RETURN NULL;
    END $$`.execute(db);
  await sql`ALTER FUNCTION sport_count_news() RENAME TO sport_count_result_changes`.execute(db);

  await sql`ALTER TABLE sport_legs RENAME COLUMN riding_risk TO exposure_risk`.execute(db);
  await sql`ALTER TABLE sport_legs RENAME COLUMN riding_win TO exposure_win`.execute(db);
}
