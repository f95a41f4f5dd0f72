import { type Kysely, sql } from 'kysely';

/** When the money of a member in a pause is recalled from venues next is called that; nothing stored changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE member_protection RENAME COLUMN look_home_at TO recall_at`.execute(db);
  await sql`ALTER INDEX member_protection_to_look_home RENAME TO member_protection_to_recall`.execute(db);
}
