import { type CalendarPeriod, calendarPeriods, periodAt } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { lostAtVenues } from './lost-at-venues.ts';
import { lostInBets } from './lost-in-bets.ts';

/** Fen by period. */
export type Use = Readonly<Record<CalendarPeriod, bigint>>;

const startOf = (window: CalendarPeriod, now: number): RawBuilder<bigint> =>
  sql`${BigInt(periodAt(window, now).start)}::bigint`;

/** Where a week begins before its month, or a month before its week. */
const earliest = (now: number) => BigInt(Math.min(periodAt('week', now).start, periodAt('month', now).start));

/** What was credited in the running periods, gross: withdrawals give nothing back. */
export async function creditedOf(db: Kysely<Tables>, memberId: string, now: number): Promise<Use> {
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
export async function openOrdersOf(db: Kysely<Tables>, memberId: string, but = ''): Promise<bigint> {
  const worth = sql<bigint>`COALESCE(sum(GREATEST(pay_amount,
    floor(usdt_amount * NULLIF(rate, '')::numeric / 10000))), 0)::bigint`;
  const { open } = await db
    .selectFrom('deposit_orders')
    .select(worth.as('open'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'claimed', 'detected', 'paid'])
    .where('id', '<>', but)
    .executeTakeFirstOrThrow();
  return open;
}

/** What was lost in the running periods, in bets and at venues; negative after winnings. */
export async function lostOf(db: Kysely<Tables>, memberId: string, now: number): Promise<Use> {
  const instants = calendarPeriods.map(window => periodAt(window, now).start);
  const [bets, venues] = [
    await lostInBets(db, memberId, instants),
    await lostAtVenues(db, memberId, instants),
  ];
  const of = (window: CalendarPeriod) => {
    const place = calendarPeriods.indexOf(window);
    return (bets[place] ?? 0n) + (venues[place] ?? 0n);
  };
  return { day: of('day'), week: of('week'), month: of('month') };
}

/** What bets and venues have brought since an instant, fen; negative when lost. */
export async function netSince(db: Kysely<Tables>, memberId: string, since: number): Promise<bigint> {
  const [[bets = 0n], [venues = 0n]] = [
    await lostInBets(db, memberId, [since]),
    await lostAtVenues(db, memberId, [since]),
  ];
  return -(bets + venues);
}
