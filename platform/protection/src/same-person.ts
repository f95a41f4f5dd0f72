import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sql, type Transaction } from 'kysely';

type Trx = Transaction<Tables>;

/** A member and the site. */
export interface MemberKey {
  readonly siteId: string;
  readonly memberId: string;
}

/** Names the lock of this purpose among all of a database. */
const turn = 11_091;

/**
 * Lets one transaction at a time exclude a person, or bind a phone or mailbox, so that of two at once the later sees
 * what the earlier did. Taken before every other lock: who waits for it holds none.
 */
export async function takeTurn(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${turn})`.execute(trx);
}

/**
 * The members with the same phone or mailbox as a member, in whatever spelling: those of the platform's other sites,
 * and of the same site from before each was unique.
 */
export async function samePerson(trx: Trx, memberId: string): Promise<readonly MemberKey[]> {
  const { phone, email_key } = await trx
    .selectFrom('members')
    .select(['phone', 'email_key'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  // By site, as the indexes of both are.
  const others = trx
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
