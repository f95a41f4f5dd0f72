import { type Kysely, sql } from 'kysely';

/** A feed stops groups of markets of a match by an input of its own, beside what the operator set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_book_inputs DROP CONSTRAINT sport_book_inputs_kind_check`.execute(db);
  await sql`ALTER TABLE sport_book_inputs
    ADD CONSTRAINT sport_book_inputs_kind_check CHECK (kind IN ('liability', 'operator', 'feed'))`.execute(
    db,
  );
}
