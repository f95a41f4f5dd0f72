import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';

/** Why grants are given up: a withdrawal of this number, or an exclusion. */
export type ForfeitedBy = `withdrawal:${string}` | 'exclusion';

interface Asked {
  readonly memberId: string;
  /** ms */
  readonly at: number;
}

/**
 * Gives up the gifts of promotions that a member has not staked for yet: they leave before they did what was asked. Gifts
 * that may be claimed stay theirs, except under an exclusion, which also ends what a withdrawal could still bring back.
 */
export async function forfeitGrants(
  trx: Transaction<Tables>,
  { by, ...asked }: Asked & { readonly by: ForfeitedBy },
): Promise<void> {
  await trx
    .updateTable('grants')
    .set({ forfeited_at: BigInt(asked.at), forfeited_by: by })
    .$if(by === 'exclusion', grants => grants.where(isUnclaimed(asked)).where('forfeited_by', '<>', by))
    .$if(by !== 'exclusion', grants => grants.where(isOpen(asked)).where(isUnstaked))
    .execute();
}

/** Fen of the gifts that a withdrawal of now would give up. */
export async function giftsGivenUp(db: Kysely<Tables>, asked: Asked): Promise<bigint> {
  const { sum } = await db
    .selectFrom('grants')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where(isOpen(asked))
    .where(isUnstaked)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/** The money of a withdrawal came back, and with it what was given up for it. Idempotent. */
export async function restoreGrants(trx: Transaction<Tables>, withdrawalId: string): Promise<void> {
  await trx
    .updateTable('grants')
    .set({ forfeited_at: null, forfeited_by: '' })
    .where('forfeited_by', '=', `withdrawal:${withdrawalId}`)
    .execute();
}

/** Those of promotions that were not claimed, and may be by their time. */
const isUnclaimed =
  ({ memberId, at }: Asked) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'grants'>) =>
    and([
      eb('member_id', '=', memberId),
      eb('promotion_id', 'is not', null),
      eb('claimed_at', 'is', null),
      eb('expires_at', '>', BigInt(at)),
    ]);

/** Those of them that are not given up either. */
const isOpen = (asked: Asked) => (grants: ExpressionBuilder<Tables, 'grants'>) =>
  grants.and([isUnclaimed(asked)(grants), grants('forfeited_at', 'is', null)]);

const isUnstaked = sql<boolean>`need > COALESCE(
  (SELECT done FROM turnover_requirements WHERE id = 'grant:' || grants.id), 0)`;
