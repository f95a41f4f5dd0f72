import { beijingMidnight, beijingParts } from '@lobby/calendar';

/**
 * The instant at which a self-exclusion ends: the same day and time in Beijing, or the first of the next month where
 * the month has no such day, so that no term is shorter than requested.
 * @param at ms since the epoch.
 */
export function exclusionEnd(at: number, months: number): number {
  const { year, month, day, msOfDay } = beijingParts(at);
  const nextMonth = beijingMidnight(year, month + months + 1, 1);
  const sameDay = beijingMidnight(year, month + months, day);
  return Math.min(sameDay, nextMonth) + msOfDay;
}
