import { sql, type Transaction } from 'kysely';
import type { Tables } from '../kernel/tables.ts';

type Trx = Transaction<Tables>;

/** A member and the site. */
export interface Whose {
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

/** The members of the platform's other sites who have the phone or the mailbox of a member. */
export async function samePerson(trx: Trx, memberId: string): Promise<readonly Whose[]> {
  const { site_id, phone, email } = await trx
    .selectFrom('members')
    .select(['site_id', 'phone', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  // By site, as the indexes of both are.
  const elsewhere = trx
    .selectFrom('sites')
    .innerJoin('members', 'members.site_id', 'sites.id')
    .select(['members.id as memberId', 'members.site_id as siteId'])
    .where('sites.id', '<>', site_id);
  return elsewhere
    .where('phone', '<>', '')
    .where('phone', '=', phone)
    .union(
      elsewhere
        .where('email', '<>', '')
        .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase()),
    )
    .execute();
}
