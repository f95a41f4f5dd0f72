import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** A member and the site. */
export interface MemberKey {
  readonly siteId: string;
  readonly memberId: string;
}

/**
 * The members with the same phone or mailbox as a member, in whatever spelling: those of the platform's other sites,
 * and of the same site from before each was unique.
 */
export async function samePerson(db: Kysely<Tables>, memberId: string): Promise<readonly MemberKey[]> {
  const { phone, email_key } = await db
    .selectFrom('members')
    .select(['phone', 'email_key'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  // By site, as the indexes of both are.
  const others = db
    .selectFrom('sites')
    .innerJoin('members', 'members.site_id', 'sites.id')
    .select(['members.id as memberId', 'members.site_id as siteId'])
    .where('members.id', '<>', memberId);
  return others
    .where('phone', '<>', '')
    .where('phone', '=', phone)
    .union(others.where('email_key', '<>', '').where('email_key', '=', email_key))
    .execute();
}
