import type { GameCategory } from '@lobby/funds';
import { beijingDay } from '@lobby/platform-kernel/database/beijing-day';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Fen of a member by the day in Beijing, "2026-11-28", of some bets. */
type ByDay<Bets> = (db: Kysely<Tables>, memberId: string, of: Bets) => Promise<ReadonlyMap<string, bigint>>;

interface CountedBets {
  /** ms: bets placed from then on, and settled before `until`. */
  readonly since: number;
  readonly until: number;
  readonly categories: readonly GameCategory[];
}

export type DayAmounts = ByDay<CountedBets>;

/** What bets won (above zero) or lost (below), by the day that it counts for; `closingMs` after it nothing moves to another day: it may be paid for. */
export type DayResults = ByDay<CountedBets & { readonly closingMs: number }>;

/** Valid turnover of a member. */
export const turnoverByDay: DayAmounts = async (db, memberId, { since, until, categories }) => {
  const day = beijingDay('settled_at');
  const rows = await db
    .selectFrom('turnover_bets')
    .select(({ fn }) => [day.as('day'), fn.sum<string>('valid').as('valid')])
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', BigInt(since))
    .where('settled_at', '<', BigInt(until))
    .where('category', 'in', [...categories])
    .groupBy(day)
    .execute();
  return new Map(rows.map(({ day, valid }) => [day, BigInt(valid)]));
};

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
