import type { GameCategory } from '@lobby/funds';
import { beijingDay } from '@lobby/platform-kernel/database/beijing-day';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/** Fen of a member by the day in Beijing, "2026-11-28", of some bets. */
type ByDay<Bets> = (db: Kysely<Tables>, memberId: string, of: Bets) => Promise<ReadonlyMap<string, bigint>>;

export interface CountedBets {
  /** ms: bets placed from then on, and settled before `until`. */
  readonly since: number;
  readonly until: number;
  readonly categories: readonly GameCategory[];
}

export type DayAmounts = ByDay<CountedBets>;

/** What bets won (above zero) or lost (below), by the day that it counts for; `closingMs` after it nothing moves to another day: it may be paid for. */
export type DayResults = ByDay<CountedBets & { readonly closingMs: number }>;

/** Valid turnover by day in fen: of the chosen bets, and of others that were settled in the same time. */
interface ChosenTurnover {
  readonly counted: ReadonlyMap<string, bigint>;
  readonly uncounted: ReadonlyMap<string, bigint>;
}

/**
 * Valid turnover of a member by day, of several choices of bets by the id of each, in one statement. Without bets a
 * choice has no entry.
 */
export async function turnoverByDayOfEach(
  db: Kysely<Tables>,
  memberId: string,
  several: ReadonlyMap<number, CountedBets>,
): Promise<ReadonlyMap<number, ChosenTurnover>> {
  if (several.size === 0) return new Map();
  const chosen = [...several].map(([id, { since, until, categories }]) => ({
    ...{ id, since, until, categories: [...categories] },
  }));
  const earliest = BigInt(Math.min(...chosen.map(({ since }) => since)));
  // A bet is settled after it was placed, so the index finds them; the day of each is worked out once for all choices.
  const { rows } = await sql<{
    readonly id: number;
    readonly day: string;
    readonly fen: string;
    readonly uncounted: string;
  }>`
    WITH bet AS MATERIALIZED (
      SELECT placed_at, settled_at, category, valid, ${beijingDay('settled_at')} AS day FROM turnover_bets
      WHERE member_id = ${memberId} AND settled_at >= ${earliest}
    )
    SELECT chosen.id, bet.day, COALESCE(sum(bet.valid) FILTER (WHERE counts), 0)::text AS fen,
      COALESCE(sum(bet.valid) FILTER (WHERE NOT counts), 0)::text AS uncounted
    FROM jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb)
      AS chosen (id integer, since bigint, until bigint, categories text[])
    JOIN bet ON bet.settled_at >= chosen.since AND bet.settled_at < chosen.until
    CROSS JOIN LATERAL (SELECT bet.placed_at >= chosen.since AND bet.category = ANY(chosen.categories)) AS is_of (counts)
    GROUP BY chosen.id, bet.day`.execute(db);
  const found = new Map<number, { counted: Map<string, bigint>; uncounted: Map<string, bigint> }>();
  for (const { id, day, fen, uncounted } of rows) {
    const of = found.get(id) ?? { counted: new Map(), uncounted: new Map() };
    found.set(id, of);
    if (fen !== '0') of.counted.set(day, BigInt(fen));
    if (uncounted !== '0') of.uncounted.set(day, BigInt(uncounted));
  }
  return found;
}

/** When the first bet of a member that counts was settled, ms; undefined: none was. */
export async function firstCountedAt(db: Kysely<Tables>, memberId: string): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('turnover_bets')
    .select(({ fn }) => fn.min('settled_at').as('at'))
    .where('member_id', '=', memberId)
    .where('valid', '>', 0n)
    .executeTakeFirstOrThrow();
  return at === null ? undefined : Number(at);
}
