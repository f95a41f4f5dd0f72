import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { correctionWindow } from '../fixture-feed/fixture-results.ts';

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

/** What is due is recorded by work that runs every second; a busy process is a little later, ms. */
const recordedLate = 5_000;

/**
 * Which of these bets have a leg whose result is so fresh at `now` that it may still be corrected: nobody is paid on
 * the word of it. A leg that a void cancelled stays cancelled, so it is not among them.
 */
export async function withFreshResults(
  db: Kysely<Tables>,
  betIds: readonly bigint[],
  now: number,
): Promise<Set<bigint>> {
  if (betIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sport_legs as l')
    .innerJoin('sport_matches as m', 'm.id', 'l.match_id')
    .select(['l.bet_id', 'l.settled_at', 'm.speed_milli'])
    .where('l.bet_id', 'in', betIds)
    .where('l.result_version', 'is not', null)
    .execute();
  const isFresh = ({ settled_at, speed_milli }: (typeof rows)[number]) =>
    now < Number(settled_at) + correctionWindow({ speed: speed_milli / 1000 }) + recordedLate;
  return new Set(rows.filter(isFresh).map(row => row.bet_id));
}
