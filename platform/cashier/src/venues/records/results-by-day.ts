import type { DayAmounts } from '@lobby/platform-bonus/turnover';
import { beijingDay } from '@lobby/platform-kernel/database/beijing-day';
import { sql } from 'kysely';
import { venueList } from '../directory/venue-list.ts';

/** What the rounds of a member at venues won (above zero) or lost (below), by the day on which they were played. */
export const venueResultsByDay: DayAmounts = async (db, memberId, { since, until, categories }) => {
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
};
