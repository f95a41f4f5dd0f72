import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** The codes of the venues that are closed for now. */
export async function closedVenues(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('venue_maintenance').select('venue').execute();
  return new Set(rows.map(({ venue }) => venue));
}

/** Closes a venue or opens it again. Transfers under way go on. @param at ms */
export async function setMaintenance(
  db: Kysely<Tables>,
  venue: string,
  { closed, at }: { readonly closed: boolean; readonly at: number },
): Promise<void> {
  if (!closed) {
    await db.deleteFrom('venue_maintenance').where('venue', '=', venue).execute();
    return;
  }
  await db
    .insertInto('venue_maintenance')
    .values({ venue, since: BigInt(at) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
