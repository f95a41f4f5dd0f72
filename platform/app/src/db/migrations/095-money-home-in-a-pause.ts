import { type Kysely, sql } from 'kysely';

/** When a server next looks whether a member in a pause still has money at venues. Pauses that run are looked at at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member_protection ADD COLUMN look_home_at bigint`.execute(db);
  await sql`UPDATE member_protection SET look_home_at = paused_at WHERE pause <> ''`.execute(db);
  await sql`CREATE INDEX member_protection_to_look_home ON member_protection (look_home_at)
    WHERE look_home_at IS NOT NULL`.execute(db);
}
