import { type CalendarPeriod, calendarPeriods, periodAt } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { lostAtVenues, lostInBets } from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';

/** Fen by period. */
export type Use = Readonly<Record<CalendarPeriod, bigint>>;

/** Who knows what of a member's deposits counts against limits. */
export interface DepositBook {
  /** What was credited in the running periods, gross: withdrawals give nothing back. */
  credited(db: Kysely<Tables>, memberId: string, now: number): Promise<Use>;
  /** Fen that would be credited for the orders that wait for money, all but one. */
  openOrders(db: Kysely<Tables>, memberId: string, but?: string): Promise<bigint>;
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
