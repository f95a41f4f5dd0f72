import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable, Transaction } from 'kysely';

/** An order to sell a bet at an offer. */
export type AutoCashOut = Selectable<Tables['sport_auto_cash_outs']>;

/** The orders that wait for these bets, by bet. */
export async function waitingOrders(
  db: Kysely<Tables>,
  betIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, AutoCashOut>> {
  if (betIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sport_auto_cash_outs')
    .selectAll()
    .where('bet_id', 'in', betIds)
    .where('state', '=', 'waiting')
    .execute();
  return new Map(rows.map(row => [row.bet_id, row]));
}

/** How an order ends: a sale of its own, its member, a sale by hand, or the settlement of the bet. */
type End = 'ran' | 'removed' | 'sold' | 'settled';

/** Ends the order that waits for a bet, if one does. The caller holds the lock on the bet. */
export async function endOrder(
  trx: Transaction<Tables>,
  betId: bigint,
  end: End,
  now: number,
): Promise<void> {
  await trx
    .updateTable('sport_auto_cash_outs')
    .set({
      ended_at: BigInt(now),
      ...(end === 'ran' ? { state: 'ran' } : { state: 'ended', reason: end }),
    })
    .where('bet_id', '=', betId)
    .where('state', '=', 'waiting')
    .execute();
}
