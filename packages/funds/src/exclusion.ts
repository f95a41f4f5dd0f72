import { beijingMidnight, beijingParts } from '@lobby/calendar';

/**
 * The instant at which a self-exclusion ends: the same day of the month and time of day in Beijing. Where the month has
 * no such day it is the first of the next one, so that a term is never shorter than was asked for.
 * @param at ms since the epoch.
 */
export function exclusionEnd(at: number, months: number): number {
  const { year, month, day, msOfDay } = beijingParts(at);
  const nextMonth = beijingMidnight(year, month + months + 1, 1);
  const sameDay = beijingMidnight(year, month + months, day);
  return Math.min(sameDay, nextMonth) + msOfDay;
}
