import type { GameCategory } from '@lobby/funds';
import { beijingDay } from '@lobby/platform-kernel/database/beijing-day';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { venueList } from '../directory/venue-list.ts';

/** Fen that the rounds of a member at venues won (above zero) or lost (below), by the day in Beijing. */
export async function venueResultsByDay(
  db: Kysely<Tables>,
  memberId: string,
  {
    since,
    until,
    categories,
  }: {
    /** ms: rounds that were played from then on, and before `until`. */
    readonly since: number;
    readonly until: number;
    readonly categories: readonly GameCategory[];
  },
): Promise<ReadonlyMap<string, bigint>> {
  const venues = venueList.flatMap(({ code, category }) => (categories.includes(category) ? code : []));
  if (venues.length === 0) return new Map();
  const day = beijingDay('played_at');
  const rows = await db
    .selectFrom('venue_rounds')
    .select(({ fn }) => [day.as('day'), fn.sum<string>(sql`win - staked`).as('net')])
    .where('member_id', '=', memberId)
    .where('venue', 'in', venues)
    .where('played_at', '>=', BigInt(since))
    .where('played_at', '<', BigInt(until))
    .groupBy(day)
    .execute();
  return new Map(rows.map(({ day, net }) => [day, BigInt(net)]));
}
