import type { DayResults } from '@lobby/platform-bonus/turnover';
import { beijingDay } from '@lobby/platform-kernel/database/beijing-day';
import { sql } from 'kysely';

/**
 * What the settled bets of a member won or lost, by the day on which they were settled; not the loss of a bet sold back
 * whole. A bet stays on its day when it is settled again after `closingMs`.
 */
export const sportResultsByDay: DayResults = async (
  db,
  memberId,
  { since, until, categories, closingMs },
) => {
  if (!categories.includes('TY')) return new Map();
  const day = beijingDay('counted_at');
  const rows = await db
    .selectFrom(
      db
        .selectFrom('sport_bets')
        .select([netCounted.as('net'), countedAt(closingMs).as('counted_at')])
        .where('member_id', '=', memberId)
        .where('status', '=', 'settled')
        .where('placed_at', '>=', BigInt(since))
        .as('bet'),
    )
    .select(({ fn }) => [day.as('day'), fn.sum<string>('net').as('net')])
    .where('counted_at', '<', BigInt(until))
    .groupBy(day)
    .execute();
  return new Map(rows.map(({ day, net }) => [day, BigInt(net)]));
};

/**
 * Who backs both results and sells the losing one before a day ends has its loss on that day, and the win on the next one:
 * when a loss is sold back whole its member chooses the day, so it is none.
 */
const netCounted = sql<bigint>`CASE WHEN sold_risk = risk AND net < 0 THEN 0 ELSE net END`;

/** When a bet first came to more or less than its stake, whatever it was opened and settled again for afterwards. */
const countedAt = (closingMs: number) => sql<bigint>`COALESCE((
  SELECT min(step.at) FROM sport_bet_steps AS step
  WHERE step.bet_id = sport_bets.id AND step.kind IN ('settled', 'resettled')
    AND (step.result NOT IN ('D', 'P') OR sport_bets.cashed_out <> 0)
    AND NOT EXISTS (SELECT FROM sport_bet_steps AS back WHERE back.bet_id = step.bet_id AND back.kind = 'restored'
      AND back.seq > step.seq AND back.at < step.at + ${BigInt(closingMs)})), settled_at)`;
