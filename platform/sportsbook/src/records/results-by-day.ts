import { beijingDay } from '@lobby/platform-kernel/database/beijing-day';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/**
 * Fen that the settled bets of a member won (above zero) or lost (below), by the day in Beijing on which they were settled.
 * What was sold back is part of it.
 */
export async function sportResultsByDay(
  db: Kysely<Tables>,
  memberId: string,
  {
    since,
    until,
    categories,
  }: {
    /** ms: bets placed from then on, and settled before `until`. */
    readonly since: number;
    readonly until: number;
    /** Without `TY` there are none. */
    readonly categories: readonly string[];
  },
): Promise<ReadonlyMap<string, bigint>> {
  if (!categories.includes('TY')) return new Map();
  const day = beijingDay('settled_at');
  const rows = await db
    .selectFrom('sport_bets')
    .select(({ fn }) => [day.as('day'), fn.sum<string>('net').as('net')])
    .where('member_id', '=', memberId)
    .where('status', '=', 'settled')
    .where('placed_at', '>=', BigInt(since))
    .where('settled_at', '<', BigInt(until))
    .groupBy(day)
    .execute();
  return new Map(rows.map(({ day, net }) => [day, BigInt(net)]));
}
