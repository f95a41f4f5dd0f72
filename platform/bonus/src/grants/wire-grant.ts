import type { Grant } from '@lobby/api-client/contract/act/grant';
import { formatYuan } from '@lobby/money';
import type { GrantRow } from './grants.ts';

interface OfPromotion {
  /** Of the promotion. */
  readonly name: string;
  /** Fen that were staked for it. */
  readonly done: bigint;
}

/** A grant as its member sees it. */
export const wireGrant = (row: GrantRow, { name, done }: OfPromotion = { name: '', done: 0n }): Grant => ({
  id: row.id,
  source: row.source,
  period: row.period,
  promotionId: row.promotion_id === null ? '' : String(row.promotion_id),
  name,
  amount: formatYuan(row.amount),
  need: formatYuan(row.need),
  done: formatYuan(done < row.need ? done : row.need),
  reachedAt: Number(row.reached_at),
  expiresAt: Number(row.expires_at),
  claimedAt: Number(row.claimed_at ?? 0),
  forfeitedAt: Number(row.forfeited_at ?? 0),
});
