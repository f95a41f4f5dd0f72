import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { availableAccount, owedAccount } from './accounts.ts';
import { lockAvailable, post } from './postings.ts';

type Trx = Transaction<Tables>;

/** What the postings of one transfer share. */
interface Transfer {
  readonly siteId: string;
  readonly memberId: string;
  readonly transferId: string;
  readonly reference: string;
  readonly at: number;
}

/** Fen that a member was paid, had to give back and did not have any more; never negative. */
export async function owedBy(db: Kysely<Tables>, memberId: string): Promise<bigint> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', owedAccount(memberId))
    .executeTakeFirst();
  return -(account?.balance ?? 0n);
}

/**
 * Takes `amount` fen back from a member: free money as far as there is any, the rest as a debt, so that free money
 * never goes below zero.
 * @param kinds the kinds of the two postings.
 */
export async function takeBack(
  trx: Trx,
  { memberId, ...transfer }: Transfer,
  {
    amount,
    to,
    kinds: [free, debt],
  }: {
    readonly amount: bigint;
    readonly to: string;
    readonly kinds:
      | readonly ['reduce' | 'reopen-win' | 'deposit-return' | 'bonus-back', 'debt']
      | readonly ['reopen', 'reopen-debt'];
  },
): Promise<void> {
  const available = await lockAvailable(trx, memberId);
  const paid = amount < available ? amount : available;
  await post(trx, { ...transfer, kind: free, from: availableAccount(memberId), to, amount: paid });
  await post(trx, { ...transfer, kind: debt, from: owedAccount(memberId), to, amount: amount - paid });
}

/**
 * Pays what a member owes from money that has just been credited, as far as it goes. Whatever credits free money calls
 * it in the same transaction.
 * @param credited fen.
 */
export async function repayDebt(
  trx: Trx,
  { memberId, credited, ...transfer }: Transfer & { readonly credited: bigint },
): Promise<void> {
  const owed = await owedBy(trx, memberId);
  await post(trx, {
    ...transfer,
    kind: 'repay',
    from: availableAccount(memberId),
    to: owedAccount(memberId),
    amount: owed < credited ? owed : credited,
  });
}
