import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { maskAccountName } from './personal-data/mask.ts';

/** A member of a site as others see them, under a masked name; undefined for one of another site, and one who is frozen. */
export async function seenByOthers(
  db: Kysely<Tables>,
  siteId: string,
  memberId: string,
): Promise<{ readonly id: string; readonly name: string; readonly grade: number } | undefined> {
  const row = await db
    .selectFrom('members')
    .select(['id', 'name', 'vip_level'])
    .where('id', '=', memberId)
    .where('site_id', '=', siteId)
    .where('frozen_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, name: maskAccountName(row.name), grade: row.vip_level };
}
