import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

const keptFor = 2 * 24 * 3_600_000;

/** Forgets matches that ended days ago and that nobody has bet on; their results go with them. */
export async function sweepMatches(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('sport_matches')
    .where('ends_at', '<', BigInt(now - keptFor))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sport_bets as b')
            .select(sql`1`.as('one'))
            .whereRef('b.match_id', '=', 'sport_matches.id'),
        ),
      ),
    )
    .execute();
}
