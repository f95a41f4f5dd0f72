import type { Tables } from '@lobby/platform-kernel/database/tables';
import { deleteFixturesWithoutBets } from '@lobby/platform-sportsbook/fixture-feed/fixture-rows';
import { sportCodes, sports } from '@lobby/sports';
import type { Kysely } from 'kysely';

/** The sports of a programme: what is drawn comes by itself, whatever else is played. */
const played = sportCodes.filter(code => !sports[code].isDrawn);

/**
 * Sets the fixtures this run plays. When the last run on this database played others, their matches are removed, except those with bets on them or their outrights, which are played to their end.
 */
export async function takeOver(db: Kysely<Tables>, programme: string, now: number): Promise<void> {
  const before = await db
    .selectFrom('sport_facts')
    .select('value')
    .where('name', '=', 'programme')
    .executeTakeFirst();
  if (before?.value === programme) return;
  await deleteFixturesWithoutBets(db, now).where('gtype', 'in', played).execute();
  await db
    .insertInto('sport_facts')
    .values({ name: 'programme', value: programme })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: programme }))
    .execute();
}
