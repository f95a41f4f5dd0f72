import { turnovers } from '@lobby/betting';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { StoredBet } from '../sportsbook.tables.ts';

/**
 * Counts the turnover of all bets a member has on a match anew: a bet that settles, or that was taken after its
 * opposite had settled, also changes what the others count for. The caller holds the lock on the member's account,
 * so of two settlements the later one sees what the earlier wrote.
 */
export async function countTurnover(
  trx: Transaction<Tables>,
  { member_id, match_id }: Pick<StoredBet, 'member_id' | 'match_id'>,
): Promise<void> {
  const bets = await trx
    .selectFrom('sport_bets')
    .select(['id', 'wtype', 'rtype', 'price_format as format', 'odds', 'stake', 'result', 'turnover'])
    .where('member_id', '=', member_id)
    .where('match_id', '=', match_id)
    .where('status', 'in', ['open', 'settled'])
    .execute();
  const counted = turnovers(bets.map(({ result, ...bet }) => ({ ...bet, grade: result || undefined })));
  for (const [at, { id, turnover }] of bets.entries()) {
    const due = counted[at] ?? 0n;
    if (due !== turnover) {
      await trx.updateTable('sport_bets').set({ turnover: due }).where('id', '=', id).execute();
    }
  }
}
