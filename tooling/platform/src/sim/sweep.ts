import { type Kysely, sql } from 'kysely';
import type { Tables } from '../kernel/tables.ts';

const keptFor = 2 * 24 * 3_600_000;

/** Forgets matches that ended days ago and that nobody has bet on; their results go with them. */
export async function sweepMatches(db: Kysely<Tables>, now: number): Promise<void> {
  await withoutBets(db)
    .where('ends_at', '<', BigInt(now - keptFor))
    .execute();
}

/**
 * Says which fixtures this run plays. When the last run on this database played others, their football leaves
 * the programme, but for matches with bets, which are played to their end.
 */
export async function takeOver(db: Kysely<Tables>, programme: string): Promise<void> {
  const before = await db
    .selectFrom('sport_facts')
    .select('value')
    .where('name', '=', 'programme')
    .executeTakeFirst();
  if (before?.value === programme) return;
  await withoutBets(db).where('gtype', '=', 'FT').execute();
  await db
    .insertInto('sport_facts')
    .values({ name: 'programme', value: programme })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value: programme }))
    .execute();
}

function withoutBets(db: Kysely<Tables>) {
  return db
    .deleteFrom('sport_matches')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sport_bets as b')
            .select(sql`1`.as('one'))
            .whereRef('b.match_id', '=', 'sport_matches.id'),
        ),
      ),
    );
}
