import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/**
 * What was lost in bets since each of some instants (ms), in fen: stakes, open ones included, less what came back;
 * below zero after winnings (docs/designs.md#what-counts-as-lost).
 */
export async function lostInBets(
  db: Kysely<Tables>,
  memberId: string,
  instants: readonly number[],
): Promise<readonly bigint[]> {
  const mine = sql`(${`member:${memberId}:available`}, ${`member:${memberId}:owed`})`;
  const earliest = BigInt(Math.min(...instants));
  // By the member's chain and time, not by account; a bet that was opened again has several holds.
  const { rows } = await sql<{ lost: bigint }>`
    WITH instant AS (
      SELECT * FROM unnest(${instants.map(String)}::bigint[]) WITH ORDINALITY AS instant (start, place)),
    posting AS (
      SELECT at, reference, amount * ((debit_account IN ${mine})::int - (credit_account IN ${mine})::int) AS fen
      FROM ledger_postings
      WHERE chain = ${memberId} AND at >= ${earliest} AND reference LIKE 'bet:%'),
    stake AS (
      SELECT reference, min(created_at) AS placed_at, max(amount) AS amount FROM ledger_holds
      WHERE member_id = ${memberId} AND reference IN (SELECT reference FROM posting WHERE fen < 0) GROUP BY reference),
    bet AS (
      SELECT place, start, reference, sum(fen) AS fen
      FROM instant JOIN posting ON at >= start GROUP BY place, start, reference)
    SELECT coalesce(sum(fen + CASE WHEN placed_at < start THEN least(amount, greatest(-fen, 0)) ELSE 0 END), 0)::bigint
      AS lost
    FROM instant LEFT JOIN bet USING (place, start) LEFT JOIN stake USING (reference)
    GROUP BY place ORDER BY place`.execute(db);
  return rows.map(({ lost }) => lost);
}
