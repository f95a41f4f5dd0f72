import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { isSameName } from './real-name-key.ts';

/**
 * The accounts of a site that bound the real name and the birthday of a member, theirs among them, in the order of their
 * ids. Theirs alone where one of the two is not bound.
 */
export async function accountsOfPerson(db: Kysely<Tables>, memberId: string): Promise<string[]> {
  const self = await db
    .selectFrom('members')
    .select(['site_id', 'real_name', 'birthday'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (self.birthday === '') return [memberId];
  const born = await db
    .selectFrom('members')
    .select(['id', 'real_name'])
    .where('site_id', '=', self.site_id)
    .where('birthday', '=', self.birthday)
    .orderBy('id')
    .execute();
  return born
    .filter(({ id, real_name }) => id === memberId || isSameName(real_name, self.real_name))
    .map(({ id }) => id);
}

/** Locks accounts until the transaction ends, as `lockMember` does; always in one order, so that nobody waits for ever. */
export async function lockMembers(trx: Transaction<Tables>, memberIds: readonly string[]): Promise<void> {
  await trx
    .selectFrom('members')
    .select('id')
    .where('id', 'in', memberIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
