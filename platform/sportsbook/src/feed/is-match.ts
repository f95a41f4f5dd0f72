import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Whether there is a match of this id, in play, ahead or over. */
export async function isMatch(db: Kysely<Tables>, id: string): Promise<boolean> {
  const found = await db.selectFrom('sport_matches').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
