import { type CalendarPeriod, calendarPeriods, hour } from '@lobby/calendar';
import type { Fen } from '@lobby/money';

/** A raise waits so long before it may be confirmed… */
export const RAISE_COOLING_OFF_MS = 24 * hour;
/** …and is void so long after that. */
export const RAISE_CONFIRMABLE_MS = 7 * 24 * hour;

/** The limit of one window. No amount (null) is no limit. */
export interface DepositLimit {
  /** Fen. */
  readonly amount: Fen | null;
  /** A raise, or a removal (null), that the member asked for and has not confirmed. */
  readonly pending?: { readonly amount: Fen | null; readonly askedAt: number };
}

/** `waiting` for 24 hours, then `confirmable` for seven days, then `void`. */
export type RaiseState = 'none' | 'waiting' | 'confirmable' | 'void';

/** Where a pending raise stands at an instant, ms since the epoch. */
export function raiseState({ pending }: DepositLimit, at: number): RaiseState {
  if (!pending) return 'none';
  const waited = at - pending.askedAt;
  if (waited < RAISE_COOLING_OFF_MS) return 'waiting';
  return waited < RAISE_COOLING_OFF_MS + RAISE_CONFIRMABLE_MS ? 'confirmable' : 'void';
}

/**
 * The limit after the member asked for another one. A lower one, or the same, is in force at once and ends a pending
 * raise; a higher one, or none, waits.
 */
export function requestLimit(limit: DepositLimit, amount: Fen | null, at: number): DepositLimit {
  const isRaise = limit.amount !== null && (amount === null || amount > limit.amount);
  return isRaise ? { amount: limit.amount, pending: { amount, askedAt: at } } : { amount };
}

/** The limit after its pending raise was confirmed; undefined unless that is `confirmable`. */
export function confirmRaise(limit: DepositLimit, at: number): DepositLimit | undefined {
  if (raiseState(limit, at) !== 'confirmable' || !limit.pending) return undefined;
  return { amount: limit.pending.amount };
}

/** What counts against the limits, in fen: credited in the window, withdrawals giving nothing back, and open orders. */
export interface LimitUsage {
  readonly limits: Readonly<Partial<Record<CalendarPeriod, DepositLimit>>>;
  readonly credited: Readonly<Record<CalendarPeriod, Fen>>;
  readonly openOrders: Fen;
}

/**
 * What may still be deposited, fen, and the window that says so: of several limits the lowest remainder governs.
 * Undefined when no window has a limit.
 */
export function remainingDeposit({
  limits,
  credited,
  openOrders,
}: LimitUsage): { readonly fen: Fen; readonly window: CalendarPeriod } | undefined {
  let least: { fen: Fen; window: CalendarPeriod } | undefined;
  for (const window of calendarPeriods) {
    const amount = limits[window]?.amount ?? null;
    if (amount === null) continue;
    const left = amount - credited[window] - openOrders;
    const fen = left > 0n ? left : 0n;
    if (!least || fen < least.fen) least = { fen, window };
  }
  return least;
}
