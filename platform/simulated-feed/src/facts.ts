import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** A fact the simulation wrote down, or the one offered now: the first process to ask decides for all. */
export async function rememberFact(db: Kysely<Tables>, name: string, offered: string): Promise<string> {
  await db
    .insertInto('sport_facts')
    .values({ name, value: offered })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('sport_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
