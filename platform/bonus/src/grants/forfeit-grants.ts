import type { Tables } from '@lobby/platform-kernel/database/tables';
import { sql, type Transaction } from 'kysely';

/** Why grants are given up: a withdrawal of this number, or an exclusion. */
export type ForfeitedBy = `withdrawal:${string}` | 'exclusion';

/**
 * Gives up the gifts of promotions that a member has not staked for yet: they leave before they did what was asked. Gifts
 * that may be claimed stay theirs, except under an exclusion.
 */
export async function forfeitGrants(
  trx: Transaction<Tables>,
  { memberId, at, by }: { readonly memberId: string; readonly at: number; readonly by: ForfeitedBy },
): Promise<void> {
  await trx
    .updateTable('grants')
    .set({ forfeited_at: BigInt(at), forfeited_by: by })
    .where('member_id', '=', memberId)
    .where('promotion_id', 'is not', null)
    .where('claimed_at', 'is', null)
    .where('forfeited_at', 'is', null)
    .$if(by !== 'exclusion', grants =>
      grants.where(
        sql<boolean>`need > COALESCE((SELECT done FROM turnover_requirements WHERE id = 'grant:' || grants.id), 0)`,
      ),
    )
    .execute();
}

/** The money of a withdrawal came back, and with it what was given up for it. Idempotent. */
export async function restoreGrants(trx: Transaction<Tables>, withdrawalId: string): Promise<void> {
  await trx
    .updateTable('grants')
    .set({ forfeited_at: null, forfeited_by: '' })
    .where('forfeited_by', '=', `withdrawal:${withdrawalId}`)
    .execute();
}
