import { type CalendarPeriod, periodAt } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { DepositBook } from '@lobby/platform-protection/limit-use';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { openStates } from './order-row.ts';

const startOf = (window: CalendarPeriod, now: number): RawBuilder<bigint> =>
  sql`${BigInt(periodAt(window, now).start)}::bigint`;

/** Where a week begins before its month, or a month before its week. */
const earliest = (now: number) => BigInt(Math.min(periodAt('week', now).start, periodAt('month', now).start));

/** What was credited in the running periods, gross: withdrawals give nothing back. */
async function creditedOf(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): ReturnType<DepositBook['credited']> {
  const since = (window: CalendarPeriod) =>
    sql<bigint>`COALESCE(sum(credited) FILTER (WHERE ended_at >= ${startOf(window, now)}), 0)::bigint`;
  return db
    .selectFrom('deposit_orders')
    .select([since('day').as('day'), since('week').as('week'), since('month').as('month')])
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .where('ended_at', '>=', earliest(now))
    .executeTakeFirstOrThrow();
}

/** What would be credited for the orders that wait for money: with their unique cents, in USDT at the rate of the order. */
async function openOrdersOf(db: Kysely<Tables>, memberId: string, but = ''): Promise<bigint> {
  const worth = sql<bigint>`COALESCE(sum(GREATEST(pay_amount,
    floor(usdt_amount * NULLIF(rate, '')::numeric / 10000))), 0)::bigint`;
  const { open } = await db
    .selectFrom('deposit_orders')
    .select(worth.as('open'))
    .where('member_id', '=', memberId)
    .where('state', 'in', openStates)
    .where('id', '<>', but)
    .executeTakeFirstOrThrow();
  return open;
}

/** What protection asks about deposits. */
export const depositBook: DepositBook = { credited: creditedOf, openOrders: openOrdersOf };
