import type { GameCategory } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { lockAvailable } from '@lobby/platform-ledger';
import type { Transaction } from 'kysely';

interface Claim {
  readonly memberId: string;
  readonly category: GameCategory;
  /** ms; from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
}

/**
 * Takes the bets that came to count in a time, and in no rebate yet, for a rebate: they count in no other. Locks the
 * member's account first, as settlements do.
 * @returns their valid turnover, fen.
 */
export async function takeForRebate(
  trx: Transaction<Tables>,
  { memberId, category, start, end }: Claim,
): Promise<bigint> {
  await lockAvailable(trx, memberId);
  const bets = await trx
    .updateTable('turnover_bets')
    .set({ is_rebated: true })
    .where('member_id', '=', memberId)
    .where('category', '=', category)
    .where('settled_at', '>=', BigInt(start))
    .where('settled_at', '<', BigInt(end))
    .where('valid', '>', 0n)
    .where('is_rebated', '=', false)
    .returning('valid')
    .execute();
  return bets.reduce((sum, { valid }) => sum + valid, 0n);
}
