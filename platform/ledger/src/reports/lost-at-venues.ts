import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/**
 * What counts as lost at venues since each of some instants (ms), in fen; below zero after winnings. A transfer there
 * and back changes nothing (docs/designs.md#what-counts-as-lost).
 */
export async function lostAtVenues(
  db: Kysely<Tables>,
  memberId: string,
  instants: readonly number[],
): Promise<readonly bigint[]> {
  const onItsWay = await onItsWayOf(db, memberId);
  // `net` is what was moved to a venue so far less what came back. What is there at an instant is how far it is above
  // the lowest it ever was; of that came back since as much as `net` ever fell below where it was at the instant.
  const { rows } = await sql<{ lost: bigint }>`
    WITH instant AS (
      SELECT * FROM unnest(${instants.map(String)}::bigint[]) WITH ORDINALITY AS instant (start, place)),
    move AS (
      SELECT at, chain_place, CASE kind WHEN 'to-venue' THEN credit_account ELSE debit_account END AS purse,
        CASE kind WHEN 'to-venue' THEN amount ELSE -amount END AS fen
      FROM ledger_postings WHERE chain = ${memberId} AND kind IN ('to-venue', 'from-venue')),
    counted AS (SELECT *, sum(fen) OVER (PARTITION BY purse ORDER BY at, chain_place) AS net FROM move),
    purse AS (
      SELECT place,
        coalesce(sum(fen) FILTER (WHERE at < start), 0) AS net_then,
        least(min(net) FILTER (WHERE at < start), 0) AS lowest_then,
        coalesce(sum(fen) FILTER (WHERE at >= start), 0) AS moved_since,
        min(net) FILTER (WHERE at >= start) AS lowest_since
      FROM instant CROSS JOIN counted GROUP BY place, purse)
    SELECT coalesce(
      sum(moved_since + least(net_then - lowest_then, greatest(net_then - lowest_since, 0))), 0)::bigint AS lost
    FROM instant LEFT JOIN purse USING (place) GROUP BY place ORDER BY place`.execute(db);
  return rows.map(({ lost }) => lost + onItsWay);
}

async function onItsWayOf(db: Kysely<Tables>, memberId: string): Promise<bigint> {
  const { fen } = await db
    .selectFrom('ledger_holds')
    .select(sql<bigint>`coalesce(sum(amount - released), 0)::bigint`.as('fen'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'held')
    .where('reference', 'like', 'transfer:%')
    .executeTakeFirstOrThrow();
  return fen;
}
