import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import type { FixtureRow } from './fixture-rows.ts';

/** Of a match that something may go wrong with, so long after its end more may have to be reported. */
const corrected = 30 * 60_000;

/**
 * Ended matches without a stored final result: a process was down, or the match ended long ago. And those that ended
 * lately of which a correction may be missing. At most five hundred.
 */
export function unreportedFixtures(db: Kysely<Tables>, now: number): Promise<FixtureRow[]> {
  return db
    .selectFrom('sport_matches as m')
    .selectAll('m')
    .where('m.ends_at', '<=', BigInt(now))
    .where('m.ends_at', '>', 0n)
    .where(({ or, and, not, exists, selectFrom, eb }) =>
      or([
        not(
          exists(
            selectFrom('sport_results as r')
              .select(sql`1`.as('one'))
              .whereRef('r.match_id', '=', 'm.id')
              .where(row => row.or([row('r.full', 'is not', null), row('r.cancel_reason', '!=', '')])),
          ),
        ),
        and([eb('m.disruption_milli', '>', 0), eb('m.ends_at', '>', BigInt(now - corrected))]),
      ]),
    )
    .limit(500)
    .execute();
}
