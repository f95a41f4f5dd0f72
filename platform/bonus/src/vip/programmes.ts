import './vip.tables.ts';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { Whose } from './standings.ts';

/** Begins the VIP programme of sites at an instant, ms. One that began before stays as it is. */
export async function beginProgrammes(
  db: Kysely<Tables>,
  siteIds: readonly string[],
  now: number,
): Promise<void> {
  if (siteIds.length === 0) return;
  await db
    .insertInto('vip_programmes')
    .values(siteIds.map(site_id => ({ site_id, began_at: BigInt(now) })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/**
 * From when on the turnover of a member counts for gifts of weeks and months, ms: not before the programme of their
 * site, nor before their account. Undefined where there is no programme.
 */
export async function takesPartSince(
  db: Kysely<Tables>,
  { siteId, memberId }: Whose,
): Promise<number | undefined> {
  const programme = await db
    .selectFrom('vip_programmes')
    .select('began_at')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!programme) return undefined;
  const { registeredAt } = await factsOfMember(db, memberId);
  return Math.max(Number(programme.began_at), registeredAt);
}
