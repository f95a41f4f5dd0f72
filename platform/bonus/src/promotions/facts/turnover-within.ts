import '../../turnover/turnover.tables.ts';
import type { GameCategory } from '@lobby/funds';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import type { Span } from '../promotion-needs.ts';

/** Fen of valid turnover of several members, of bets placed and settled each within a time of their own. */
export async function turnoverWithin(
  db: Kysely<Tables>,
  spans: readonly Span[],
  categories: readonly GameCategory[],
): Promise<ReadonlyMap<string, bigint>> {
  if (spans.length === 0) return new Map();
  const { rows } = await sql<{ readonly member_id: string; readonly fen: string }>`
    SELECT bet.member_id, sum(bet.valid)::text AS fen
    FROM turnover_bets AS bet
    JOIN unnest(${spans.map(({ memberId }) => memberId)}::text[],
      ${spans.map(({ since }) => BigInt(since))}::bigint[],
      ${spans.map(({ until }) => BigInt(until))}::bigint[]) AS span (member_id, since, until)
      ON span.member_id = bet.member_id
    WHERE bet.placed_at >= span.since AND bet.settled_at < span.until
      AND bet.category = ANY(${[...categories]}::text[])
    GROUP BY bet.member_id`.execute(db);
  return new Map(rows.map(({ member_id, fen }) => [member_id, BigInt(fen)]));
}
