import type { Fen } from '@lobby/betting';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { BackedSum } from './exposure.ts';
import type { Backed } from './outcomes.ts';

/** The columns that identify one sum of a match. */
const backed = ['wtype', 'rtype', 'line', 'strong', 'score_at_bet'] as const;

/** Holds a match until the transaction ends: whatever is counted of its bets is counted by one after the other. */
export async function lockMatch(trx: Transaction<Tables>, matchId: string): Promise<void> {
  await trx
    .selectFrom('sport_matches')
    .select('id')
    .where('id', '=', matchId)
    // Not FOR UPDATE: bets refer to the row, and another match's bet must not wait for this one.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** How the sums of what was backed change, fen. */
interface Change {
  /** Lost by open bets if they lose: what a waiting bet may lose makes no room for others, it may yet fall. */
  readonly risk: Fen;
  /** Won by open and pending bets if they win. */
  readonly win: Fen;
  /** The part of it that is pending. */
  readonly pending: Fen;
}

/** Changes the sums of what was backed on a match by one bet. A bet that ends takes away what it brought. */
export async function addExposure(
  trx: Transaction<Tables>,
  bet: Backed & { readonly match_id: string },
  { risk, win, pending }: Change,
): Promise<void> {
  const { match_id, wtype, rtype, line, strong, score_at_bet } = bet;
  await trx
    .insertInto('sport_exposures')
    .values({ match_id, wtype, rtype, line, strong, score_at_bet, risk, win, pending })
    .onConflict(conflict =>
      conflict.columns(['match_id', ...backed]).doUpdateSet({
        risk: sql`sport_exposures.risk + excluded.risk`,
        win: sql`sport_exposures.win + excluded.win`,
        pending: sql`sport_exposures.pending + excluded.pending`,
      }),
    )
    .execute();
}

/** What is pending and open on a match; what a pending bet may lose is not counted yet. */
export async function backedOn(db: Kysely<Tables>, matchId: string): Promise<BackedSum[]> {
  return db.selectFrom('sport_exposures').selectAll().where('match_id', '=', matchId).execute();
}

/** What is open on a match: prices follow it, so that no bet moves its own price while it waits. */
export async function takenOn(db: Kysely<Tables>, matchId: string): Promise<BackedSum[]> {
  const sums = await db.selectFrom('sport_exposures').selectAll().where('match_id', '=', matchId).execute();
  return sums.map(sum => ({ ...sum, win: sum.win - sum.pending }));
}

/** What one member has pending and open on a match: one sum for bets on the same, however many they are. */
export async function backedByMember(
  db: Kysely<Tables>,
  memberId: string,
  matchId: string,
): Promise<BackedSum[]> {
  return (
    db
      .selectFrom('sport_bets')
      .select(backed)
      // A sum of bigint is numeric, which would be read as text.
      .select([
        sql<bigint>`coalesce(sum(risk) FILTER (WHERE status = 'open'), 0)::bigint`.as('risk'),
        sql<bigint>`sum(win)::bigint`.as('win'),
      ])
      .where('member_id', '=', memberId)
      .where('match_id', '=', matchId)
      .where('status', 'in', ['pending', 'open'])
      .groupBy(backed)
      .execute()
  );
}
