import { preparedQuery } from '@lobby/platform-kernel/database/prepared-query';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable } from 'kysely';
import { venueAccount } from '../double-entry/accounts.ts';

const balanceRows = preparedQuery<
  Pick<Selectable<Tables['ledger_accounts']>, 'id' | 'kind' | 'balance'>,
  [memberId: string]
>(db => db.selectFrom('ledger_accounts').select(['id', 'kind', 'balance']).where('member_id', '=', ''));

/** Fen that are free, and fen that are held. Zero for a member without accounts. */
export async function balanceOf(
  db: Kysely<Tables>,
  memberId: string,
): Promise<{ available: bigint; held: bigint }> {
  const { available, held } = await pursesOf(db, memberId);
  return { available, held };
}

/** All that a member has, by purse. */
export interface Purses {
  /** Fen. */
  readonly available: bigint;
  readonly held: bigint;
  /** What had to be given back and was not free any more; never negative, and in none of the others. */
  readonly owed: bigint;
  /** Millionths of a USDT. */
  readonly usdt: bigint;
  readonly usdtHeld: bigint;
  /** Fen by venue, as far as its results are recorded; only venues that money was ever moved to. */
  readonly venues: Readonly<Record<string, bigint>>;
}

/** Every purse of a member; zero where there is none. */
export async function pursesOf(db: Kysely<Tables>, memberId: string): Promise<Purses> {
  const rows = await balanceRows(db, memberId);
  const of = (kind: 'available' | 'held' | 'owed' | 'usdt' | 'usdt-held') =>
    rows.find(row => row.kind === kind)?.balance ?? 0n;
  const prefix = venueAccount(memberId, '');
  const venues = rows.filter(row => row.kind === 'venue');
  return {
    available: of('available'),
    held: of('held'),
    owed: -of('owed'),
    usdt: of('usdt'),
    usdtHeld: of('usdt-held'),
    venues: Object.fromEntries(venues.map(row => [row.id.slice(prefix.length), row.balance])),
  };
}
