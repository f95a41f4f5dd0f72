import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable } from 'kysely';

/** One thing that a site sponsors. */
export type Sponsorship = Omit<Selectable<Tables['sponsorships']>, 'changed_at'>;

/** What a site sponsors, in order, with what is not shown. */
export const sponsorshipsOf = (db: Kysely<Tables>, siteId: string): Promise<readonly Sponsorship[]> =>
  db
    .selectFrom('sponsorships')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The same without what is not shown. */
export async function shownSponsorships(db: Kysely<Tables>, siteId: string): Promise<readonly Sponsorship[]> {
  return (await sponsorshipsOf(db, siteId)).filter(row => row.is_shown);
}

/** Writes a sponsorship of a site: a new one, or what is to stand in the place of one with its id. */
export async function writeSponsorship(db: Kysely<Tables>, row: Sponsorship, now: number): Promise<void> {
  const { id, site_id, ...words } = row;
  const changed = { ...words, changed_at: BigInt(now) };
  await db
    .insertInto('sponsorships')
    .values({ id, site_id, ...changed })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(changed).where('sponsorships.site_id', '=', site_id),
    )
    .execute();
}
