import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Backed, BackedSum } from '@lobby/pricing';
import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';

/** The columns that identify one sum of a match. */
const backed = ['wtype', 'rtype', 'line', 'strong', 'score_at_bet'] as const;

/**
 * Holds matches until the transaction ends: whatever is counted of their bets is counted by one after the other.
 * Always in one order, so that two who need the same matches never wait for each other.
 */
export async function lockMatches(trx: Transaction<Tables>, matchIds: readonly string[]): Promise<void> {
  const ids = [...new Set(matchIds)];
  if (ids.length === 0) return;
  const locked = await trx
    .selectFrom('sport_matches')
    .select('id')
    .where('id', 'in', ids)
    // Rows are locked in the order they are sorted in.
    .orderBy('id')
    // Not FOR UPDATE: bets refer to the row, and another match's bet must not wait for this one.
    .forNoKeyUpdate()
    .execute();
  if (locked.length < ids.length) throw new Error(`There is no match of one of ${ids.join(', ')}.`);
}

/** How the sums of what was backed change, fen. */
export interface ExposureChange {
  /**
   * Lost by open bets if they lose: what a waiting bet may lose is not available to others, since the bet may yet be
   * rejected.
   */
  readonly risk: Fen;
  /** Won by open and pending bets if they win. */
  readonly win: Fen;
  /** The part of it that is pending. */
  readonly pending: Fen;
}

type Counted = Backed & { readonly match_id: string };

/**
 * Changes the sums of what was backed by legs of one bet, which are of different matches; a leg that ends takes away
 * what it brought. Writes them in one order, as `lockMatches` locks.
 */
export async function addExposures(
  trx: Transaction<Tables>,
  changes: readonly { readonly backed: Counted; readonly change: ExposureChange }[],
): Promise<void> {
  const rows = changes
    .filter(({ change }) => change.risk !== 0n || change.win !== 0n || change.pending !== 0n)
    .map(({ backed: { match_id, wtype, rtype, line, strong, score_at_bet }, change }) => ({
      ...{ match_id, wtype, rtype, line, strong, score_at_bet },
      ...change,
    }))
    .sort((one, other) => (one.match_id < other.match_id ? -1 : 1));
  if (rows.length === 0) return;
  await trx
    .insertInto('sport_exposures')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['match_id', ...backed]).doUpdateSet({
        risk: sql`sport_exposures.risk + excluded.risk`,
        win: sql`sport_exposures.win + excluded.win`,
        pending: sql`sport_exposures.pending + excluded.pending`,
      }),
    )
    .execute();
}

/** A sum and the match it is of. */
export type MatchSum = BackedSum & { readonly match_id: string };

/** What is pending and open on matches; what a pending bet may lose is not counted yet. */
export async function backedOn(db: Kysely<Tables>, matchIds: readonly string[]): Promise<MatchSum[]> {
  return db.selectFrom('sport_exposures').selectAll().where('match_id', 'in', matchIds).execute();
}

/** What is open on a match: prices follow it, so that no bet moves its own price while it waits. */
export async function openExposuresOn(db: Kysely<Tables>, matchId: string): Promise<BackedSum[]> {
  const sums = await db.selectFrom('sport_exposures').selectAll().where('match_id', '=', matchId).execute();
  return sums.map(sum => ({ ...sum, win: sum.win - sum.pending }));
}

/** What one member has pending and open on matches: one sum for bets on the same, however many they are. */
export async function backedByMember(
  db: Kysely<Tables>,
  memberId: string,
  matchIds: readonly string[],
): Promise<MatchSum[]> {
  return (
    db
      .selectFrom('sport_legs as l')
      .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
      .select(['l.match_id', ...backed])
      // A sum of bigint is numeric, which would be read as text.
      .select([
        sql<bigint>`coalesce(sum(l.exposure_risk) FILTER (WHERE b.status = 'open'), 0)::bigint`.as('risk'),
        sql<bigint>`sum(l.exposure_win)::bigint`.as('win'),
      ])
      .where('l.member_id', '=', memberId)
      .where('l.match_id', 'in', matchIds)
      .where('b.status', 'in', ['pending', 'open'])
      .groupBy(['l.match_id', ...backed])
      .$narrowType<{ match_id: NotNull }>()
      .execute()
  );
}
