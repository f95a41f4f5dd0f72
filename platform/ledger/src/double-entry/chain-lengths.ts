import './ledger.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** How many postings each of these members has: when it grows, money of theirs has moved. */
export async function chainLengths(
  db: Kysely<Tables>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_chains')
    .select(['chain', 'length'])
    .where('chain', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ chain, length }) => [chain, length]));
}
