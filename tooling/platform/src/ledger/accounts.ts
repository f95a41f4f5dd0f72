import type { Kysely, Selectable } from 'kysely';
import { preparedQuery } from '../kernel/prepared-query.ts';
import type { Tables } from '../kernel/tables.ts';

/** The accounts on the other side of members' postings. */
export type HousePurpose = 'issuance' | 'betting';

export const availableAccount = (memberId: string): string => `member:${memberId}:available`;
export const heldAccount = (memberId: string): string => `member:${memberId}:held`;
/** What a member was paid and had to give back without having it any more: zero or less. */
export const owedAccount = (memberId: string): string => `member:${memberId}:owed`;
export const houseAccount = (siteId: string, purpose: HousePurpose): string => `house:${siteId}:${purpose}`;

/** Opens the house accounts of a site; does nothing when they are there. */
export async function openHouseAccounts(db: Kysely<Tables>, siteId: string): Promise<void> {
  const purposes: HousePurpose[] = ['issuance', 'betting'];
  await db
    .insertInto('ledger_accounts')
    .values(
      purposes.map(purpose => ({
        id: houseAccount(siteId, purpose),
        site_id: siteId,
        member_id: null,
        kind: 'house' as const,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Opens the accounts of a new member, all empty. */
export async function openMemberAccounts(
  trx: Kysely<Tables>,
  member: { siteId: string; memberId: string },
): Promise<void> {
  const shared = { site_id: member.siteId, member_id: member.memberId };
  await trx
    .insertInto('ledger_accounts')
    .values([
      { ...shared, id: availableAccount(member.memberId), kind: 'available' },
      { ...shared, id: heldAccount(member.memberId), kind: 'held' },
      { ...shared, id: owedAccount(member.memberId), kind: 'owed' },
    ])
    .execute();
}

const balanceRows = preparedQuery<
  Pick<Selectable<Tables['ledger_accounts']>, 'kind' | 'balance'>,
  [memberId: string]
>(db => db.selectFrom('ledger_accounts').select(['kind', 'balance']).where('member_id', '=', ''));

/** Fen that are free, and fen that open bets hold. Zero for a member without accounts. */
export async function balanceOf(
  db: Kysely<Tables>,
  memberId: string,
): Promise<{ available: bigint; held: bigint }> {
  const rows = await balanceRows(db, memberId);
  const of = (kind: 'available' | 'held') => rows.find(row => row.kind === kind)?.balance ?? 0n;
  return { available: of('available'), held: of('held') };
}
