import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';

/**
 * Reads what proves a member, and locks it until the transaction ends. Every change of it begins with this lock, so
 * that two such transactions never wait for each other.
 */
export function lockMember(trx: Transaction<Tables>, memberId: string) {
  return trx
    .selectFrom('members')
    .select(['phone', 'email', 'real_name', 'birthday', 'gender', 'password_hash'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
