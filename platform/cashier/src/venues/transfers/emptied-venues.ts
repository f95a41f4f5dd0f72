import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** The venues from which a member took everything, after whatever else went there or back. */
export async function emptiedVenues(db: Kysely<Tables>, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('venue_transfers as whole')
    .select('whole.venue')
    .where('whole.member_id', '=', memberId)
    .where('whole.is_whole', '=', true)
    .where('whole.state', '=', 'done')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('venue_transfers as other')
            .select('other.id')
            .where('other.member_id', '=', memberId)
            .whereRef('other.venue', '=', 'whole.venue')
            .whereRef('other.id', '<>', 'whole.id')
            .where('other.state', '<>', 'refused')
            .where(({ or, eb, ref }) =>
              or([
                eb('other.finished_at', 'is', null),
                eb('other.finished_at', '>=', ref('whole.created_at')),
              ]),
            ),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ venue }) => venue));
}
