import type { Tables } from '@lobby/platform-kernel/database/tables';
import { owedBy } from '@lobby/platform-ledger';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { StoredBet } from './bets.tables.ts';

/** What changed of a bet that was settled before, until its member was written of it. */
export type BetChange = Selectable<Tables['sport_bet_changes']>;

/** What is said of it by who changes the bet: all but whose it is and what became of their debts. */
export type NewBetChange = Omit<Insertable<Tables['sport_bet_changes']>, 'bet_id' | 'member_id' | 'owed'>;

/**
 * Moves the money of a bet that was settled before, and leaves word of it for the letter to its member, all in the
 * caller's transaction and under the lock on the member's account.
 */
export async function withLetter(
  trx: Transaction<Tables>,
  { id, member_id }: Pick<StoredBet, 'id' | 'member_id'>,
  move: () => Promise<NewBetChange>,
): Promise<void> {
  const before = await owedBy(trx, member_id);
  const change = await move();
  const owed = (await owedBy(trx, member_id)) - before;
  await trx
    .insertInto('sport_bet_changes')
    .values({ ...change, bet_id: id, member_id, owed })
    .execute();
}

/** Whether a settlement of the bet was taken back before. */
export async function wasRestored(trx: Transaction<Tables>, betId: bigint): Promise<boolean> {
  const step = await trx
    .selectFrom('sport_bet_steps')
    .select('seq')
    .where('bet_id', '=', betId)
    .where('kind', '=', 'restored')
    .limit(1)
    .executeTakeFirst();
  return step !== undefined;
}
