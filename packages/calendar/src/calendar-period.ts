import { beijingMidnight, beijingParts } from './beijing-day.ts';

/** Fixed periods in Beijing time: a day, a week from Monday, a calendar month. */
export const calendarPeriods = ['day', 'week', 'month'] as const;
export type CalendarPeriod = (typeof calendarPeriods)[number];

/** The period that an instant is in: from `start`, up to `end`, when the next one begins. ms since the epoch. */
export function periodAt(
  period: CalendarPeriod,
  at: number,
): { readonly start: number; readonly end: number } {
  const { year, month, day, weekday } = beijingParts(at);
  if (period === 'month') {
    return { start: beijingMidnight(year, month, 1), end: beijingMidnight(year, month + 1, 1) };
  }
  const first = period === 'week' ? day - ((weekday + 6) % 7) : day;
  const days = period === 'week' ? 7 : 1;
  return { start: beijingMidnight(year, month, first), end: beijingMidnight(year, month, first + days) };
}
