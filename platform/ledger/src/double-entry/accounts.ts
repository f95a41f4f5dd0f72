import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** What an account counts in: fen, or millionths of a USDT. */
export type Unit = 'CNY' | 'USDT';

/** The accounts on the other side of members' postings, by unit. */
const housePurposes = {
  CNY: [
    'issuance',
    'betting',
    'payments',
    'payouts',
    'fees',
    'bonus',
    'rebates',
    'conversion',
    'venues',
    'parked',
  ],
  USDT: ['payouts', 'fees', 'conversion'],
} as const;
export type HousePurpose = (typeof housePurposes)['CNY'][number];
export type UsdtPurpose = (typeof housePurposes)['USDT'][number];

export const availableAccount = (memberId: string): string => `member:${memberId}:available`;
export const heldAccount = (memberId: string): string => `member:${memberId}:held`;
/** What a member was paid and had to give back without having it any more: zero or less. */
export const owedAccount = (memberId: string): string => `member:${memberId}:owed`;
export const usdtAccount = (memberId: string): string => `member:${memberId}:usdt`;
export const usdtHeldAccount = (memberId: string): string => `member:${memberId}:usdt-held`;
export const venueAccount = (memberId: string, code: string): string => `member:${memberId}:venue:${code}`;
export const houseAccount = (siteId: string, purpose: HousePurpose): string => `house:${siteId}:${purpose}`;
export const usdtHouseAccount = (siteId: string, purpose: UsdtPurpose): string =>
  `house:${siteId}:${purpose}:usdt`;

/** Opens the house accounts of a site; does nothing when they are there. */
export async function openHouseAccounts(db: Kysely<Tables>, siteId: string): Promise<void> {
  const shared = { site_id: siteId, member_id: null, kind: 'house' as const };
  await db
    .insertInto('ledger_accounts')
    .values([
      ...housePurposes.CNY.map(purpose => ({ ...shared, id: houseAccount(siteId, purpose) })),
      ...housePurposes.USDT.map(purpose => ({
        ...shared,
        id: usdtHouseAccount(siteId, purpose),
        unit: 'USDT' as const,
      })),
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

interface Owner {
  readonly siteId: string;
  readonly memberId: string;
}

/** Opens the accounts of a new member, all empty. Purses are opened when they are first needed. */
export async function openMemberAccounts(trx: Kysely<Tables>, { siteId, memberId }: Owner): Promise<void> {
  const shared = { site_id: siteId, member_id: memberId };
  await trx
    .insertInto('ledger_accounts')
    .values([
      { ...shared, id: availableAccount(memberId), kind: 'available' },
      { ...shared, id: heldAccount(memberId), kind: 'held' },
      { ...shared, id: owedAccount(memberId), kind: 'owed' },
    ])
    .execute();
}

/** Opens a member's purse of USDT; does nothing when it is there. */
export async function openUsdtPurse(trx: Kysely<Tables>, { siteId, memberId }: Owner): Promise<void> {
  const shared = { site_id: siteId, member_id: memberId, unit: 'USDT' as const };
  await trx
    .insertInto('ledger_accounts')
    .values([
      { ...shared, id: usdtAccount(memberId), kind: 'usdt' },
      { ...shared, id: usdtHeldAccount(memberId), kind: 'usdt-held' },
    ])
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Opens a member's purse at a venue; does nothing when it is there. */
export async function openVenuePurse(
  trx: Kysely<Tables>,
  { siteId, memberId, code }: Owner & { readonly code: string },
): Promise<void> {
  await trx
    .insertInto('ledger_accounts')
    .values({ id: venueAccount(memberId, code), site_id: siteId, member_id: memberId, kind: 'venue' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
