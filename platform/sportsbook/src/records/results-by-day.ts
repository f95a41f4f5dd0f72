import type { DayAmounts } from '@lobby/platform-bonus/turnover';
import { beijingDay } from '@lobby/platform-kernel/database/beijing-day';

/** What the settled bets of a member won (above zero) or lost (below), by the day on which they were settled; what was sold back is part of it. */
export const sportResultsByDay: DayAmounts = async (db, memberId, { since, until, categories }) => {
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
};
