import type { Grant } from '@lobby/api-client/contract/act/grant';
import { formatYuan } from '@lobby/money';
import type { GrantRow } from './grants.ts';

/** A grant as its member sees it. */
export const wireGrant = (row: GrantRow): Grant => ({
  id: row.id,
  source: row.source,
  period: row.period,
  amount: formatYuan(row.amount),
  reachedAt: Number(row.reached_at),
  expiresAt: Number(row.expires_at),
  claimedAt: Number(row.claimed_at ?? 0),
});
