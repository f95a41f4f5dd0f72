import type { AnswerOf, contract } from '@lobby/api-client/contract';
import { banks } from '@lobby/funds';
import { maskRealName } from '@lobby/platform-identity/members/personal-data/mask';
import { openDatum } from '@lobby/platform-identity/members/personal-data/personal-data';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Payable } from './payable.ts';

export type AccountRow = Selectable<Tables['withdrawal_accounts']>;

/** The accounts of a member that stand, oldest first. */
export function accountsOf(db: Kysely<Tables>, memberId: string): Promise<AccountRow[]> {
  return db
    .selectFrom('withdrawal_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** An account of a member that stands; undefined for any other. */
export async function accountOf(
  db: Kysely<Tables>,
  memberId: string,
  id: string,
): Promise<AccountRow | undefined> {
  return (await accountsOf(db, memberId)).find(account => account.id === id);
}

/** An account with its number, which is never logged, and shown only where it is an address. @throws Error when it cannot be opened. */
export function openAccount({ keys }: Pick<Platform, 'keys'>, row: AccountRow): Payable {
  const number = openDatum(keys, row.member_id, row.sealed_number);
  if (number === undefined) throw new Error(`account ${row.id} cannot be opened`);
  return { kind: row.kind, number, bankId: row.bank_id };
}

/** An account as its member sees it: an address whole, because it is compared with another before money goes there. */
export function wireAccount(
  { keys }: Pick<Platform, 'keys'>,
  row: AccountRow,
): AnswerOf<typeof contract.bankCard.memberAccounts>[number] {
  const isOnChain = row.kind === 'usdt-trc20' || row.kind === 'usdt-erc20';
  return {
    id: row.id,
    kind: row.kind,
    bankId: row.bank_id,
    bankName: banks.find(({ id }) => id === row.bank_id)?.name ?? '',
    masked: row.masked,
    address: isOnChain ? (openDatum(keys, row.member_id, row.sealed_number) ?? '') : '',
    holder: maskRealName(row.holder),
    isDefault: row.is_default,
    addedAt: Number(row.added_at),
    usableFrom: Number(row.usable_from),
  };
}
