import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable, Transaction } from 'kysely';

export type ProtectionRow = Selectable<Tables['member_protection']>;

/** What a member has set; undefined for nothing. */
export function findProtection(db: Kysely<Tables>, memberId: string): Promise<ProtectionRow | undefined> {
  return db.selectFrom('member_protection').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

/**
 * Locks a member's own settings until the transaction ends, so that deposits and changes of limits take turns. Taken
 * after the locks of members and orders, before those of accounts.
 */
export async function lockProtection(trx: Transaction<Tables>, memberId: string): Promise<ProtectionRow> {
  await trx
    .insertInto('member_protection')
    .values({ member_id: memberId })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('member_protection')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
