import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { availableAccount, houseAccount } from './accounts.ts';
import type { PostingKind } from './ledger.tables.ts';

type Trx = Transaction<Tables>;

export interface Posting {
  siteId: string;
  transferId: string;
  kind: PostingKind;
  from: string;
  to: string;
  /** Fen, or millionths of a USDT between accounts of that unit; zero writes nothing. */
  amount: bigint;
  reference: string;
  at: number;
}

/** Writes one line of the ledger; a trigger moves the balances. */
export async function post(trx: Trx, posting: Posting): Promise<void> {
  if (posting.amount === 0n) return;
  await trx
    .insertInto('ledger_postings')
    .values({
      site_id: posting.siteId,
      transfer_id: posting.transferId,
      kind: posting.kind,
      debit_account: posting.from,
      credit_account: posting.to,
      amount: posting.amount,
      reference: posting.reference,
      at: BigInt(posting.at),
    })
    .execute();
}

/** Locks a member's free money until the transaction ends and answers how much there is. */
export async function lockAvailable(trx: Trx, memberId: string): Promise<bigint> {
  const account = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('id', '=', availableAccount(memberId))
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Error(`member ${memberId} has no account`));
  return account.balance;
}

/** The play money a new member starts with. Once per member. */
export async function payOpeningBalance(
  trx: Trx,
  gift: { siteId: string; memberId: string; amount: bigint; at: number },
): Promise<void> {
  await post(trx, {
    siteId: gift.siteId,
    transferId: `opening:${gift.memberId}`,
    kind: 'opening',
    from: houseAccount(gift.siteId, 'issuance'),
    to: availableAccount(gift.memberId),
    amount: gift.amount,
    reference: 'opening balance',
    at: gift.at,
  });
}
