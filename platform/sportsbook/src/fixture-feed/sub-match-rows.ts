import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** The sub-matches of a main match, by their ids: those that count its corners and its cards. */
export async function subMatchIds(db: Kysely<Tables>, mainId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sport_matches')
    .select('id')
    .where('main_id', '=', mainId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
