import './grants.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { GrantSource } from './grants.tables.ts';

/** A gift that was claimed. */
export interface ClaimedGift {
  readonly id: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly source: GrantSource;
  /** Fen. */
  readonly amount: bigint;
  /** ms */
  readonly claimedAt: number;
}

/** Gifts of at least so many fen that were claimed at `since` (ms) or later, the oldest first. */
export async function claimedSince(
  db: Kysely<Tables>,
  { since, least }: { readonly since: number; readonly least: bigint },
): Promise<readonly ClaimedGift[]> {
  const rows = await db
    .selectFrom('grants')
    .select(['id', 'site_id', 'member_id', 'source', 'amount', 'claimed_at'])
    .where('claimed_at', '>=', BigInt(since))
    .where('amount', '>=', least)
    .orderBy('claimed_at')
    .limit(100)
    .execute();
  return rows.map(({ id, site_id, member_id, source, amount, claimed_at }) => ({
    ...{ id, siteId: site_id, memberId: member_id, source, amount, claimedAt: Number(claimed_at) },
  }));
}
