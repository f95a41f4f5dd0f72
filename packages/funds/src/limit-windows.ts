import { beijingDay, beijingParts } from './beijing.ts';

/** Fixed windows in Beijing time: a day, a week from Monday, a calendar month. */
export const limitWindows = ['day', 'week', 'month'] as const;
export type LimitWindow = (typeof limitWindows)[number];

/** The window that an instant is in: from `start`, up to `end`, when it is reset. ms since the epoch. */
export function windowAt(window: LimitWindow, at: number): { readonly start: number; readonly end: number } {
  const { year, month, day, weekday } = beijingParts(at);
  if (window === 'month') return { start: beijingDay(year, month, 1), end: beijingDay(year, month + 1, 1) };
  const first = window === 'week' ? day - ((weekday + 6) % 7) : day;
  const days = window === 'week' ? 7 : 1;
  return { start: beijingDay(year, month, first), end: beijingDay(year, month, first + days) };
}
