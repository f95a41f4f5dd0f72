import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';

/** Which of these bets have a cash-out that waits. */
export async function waitingSales(db: Kysely<Tables>, betIds: readonly bigint[]): Promise<Set<bigint>> {
  if (betIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sport_cash_outs')
    .select('bet_id')
    .where('bet_id', 'in', betIds)
    .where('state', '=', 'pending')
    .execute();
  return new Set(rows.map(row => row.bet_id));
}

/**
 * Which of these bets have a leg whose match has a result or a cancellation that settlement has not looked at: what
 * they are worth is known already, and not yet counted.
 */
export async function withNews(db: Kysely<Tables>, betIds: readonly bigint[]): Promise<Set<bigint>> {
  if (betIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sport_legs as l')
    .innerJoin('sport_news as n', 'n.match_id', 'l.match_id')
    .select('l.bet_id')
    .where('l.bet_id', 'in', betIds)
    .whereRef('l.news_seen', '<', 'n.news')
    .execute();
  return new Set(rows.map(row => row.bet_id));
}
