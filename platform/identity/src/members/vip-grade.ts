import { highestVipLevel } from '@lobby/api-client/contract/site/vip';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** VIP grades are 0 to this. */
export const highestGrade = highestVipLevel;

/** Gives a member of a site a VIP grade, 0 to `highestGrade`. @returns false when they have it already. */
export async function setGrade(
  db: Kysely<Tables>,
  { siteId, memberId }: { readonly siteId: string; readonly memberId: string },
  grade: number,
): Promise<boolean> {
  const changed = await db
    .updateTable('members')
    .set({ vip_level: grade })
    .where('id', '=', memberId)
    .where('site_id', '=', siteId)
    .where('vip_level', '<>', grade)
    .returning('id')
    .execute();
  return changed.length > 0;
}
