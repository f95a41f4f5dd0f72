import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';

/**
 * Locks a member until the transaction ends, and reads what proves them. Changes of that, and of what a member may have
 * only so much of, begin with it: no two wait for each other. Money has locks of its own (`ledger`).
 */
export function lockMember(trx: Transaction<Tables>, memberId: string) {
  return trx
    .selectFrom('members')
    .select(['phone', 'email', 'real_name', 'birthday', 'gender', 'password_hash'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
