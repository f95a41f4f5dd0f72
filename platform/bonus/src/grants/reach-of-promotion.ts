import { turnoverNeed, type Weights } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { openForGrant } from '../turnover/index.ts';
import { grantId } from './grants.ts';

interface ReachedStep {
  readonly siteId: string;
  readonly memberId: string;
  readonly promotionId: number;
  /** Names the step in the promotion. */
  readonly key: string;
  /** Fen. */
  readonly amount: bigint;
  readonly terms: { readonly multiple: number; readonly weights: Weights };
  /** ms */
  readonly at: number;
  readonly expiresAt: number;
}

/** Names the grant of a member for a step of a promotion. */
export const promotionGrantId = (of: Pick<ReachedStep, 'memberId' | 'promotionId' | 'key'>) =>
  grantId({ source: 'promotion', memberId: of.memberId, period: `${of.promotionId}/${of.key}` });

/**
 * Writes down that a member reached a step of a promotion, once, and opens what has to be staked before it is paid. The
 * caller holds the member and the promotion, and has asked whether its budget is enough.
 */
export async function reachOfPromotion(trx: Transaction<Tables>, reached: ReachedStep): Promise<void> {
  const { siteId, memberId, promotionId, key, amount, terms, at, expiresAt } = reached;
  const id = promotionGrantId(reached);
  const need = turnoverNeed(amount, terms.multiple);
  await trx
    .insertInto('grants')
    .values({
      ...{ id, amount, need, site_id: siteId, member_id: memberId, promotion_id: promotionId },
      ...{ source: 'promotion', period: `${promotionId}/${key}`, claimed_at: null },
      ...{ reached_at: BigInt(at), expires_at: BigInt(expiresAt) },
    })
    .execute();
  if (need > 0n) await openForGrant(trx, { siteId, memberId, of: id, base: amount, terms, at });
}
