import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { accountsOf } from './accounts/account-rows.ts';
import { storedHash } from './password/store-password.ts';

/** What the member's profile shows of withdrawals. */
export async function withdrawalsOfMember(db: Kysely<Tables>, memberId: string) {
  const accounts = await accountsOf(db, memberId);
  return {
    hasWithdrawalPassword: (await storedHash(db, memberId)) !== undefined,
    bankCards: accounts.filter(({ kind }) => kind === 'bank').length,
  };
}
