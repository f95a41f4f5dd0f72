import { beijingOffset } from './beijing-time.ts';
import { day } from './durations.ts';

/** Year, month (0–11), day, day of the week (0 = Sunday) and ms of the day in Beijing. */
export function beijingParts(at: number) {
  const shifted = new Date(at + beijingOffset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    msOfDay: (at + beijingOffset) % day,
  };
}

/** The instant at which a day begins in Beijing; months and days past their end run on into the next. */
export function beijingMidnight(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month, dayOfMonth) - beijingOffset;
}

/** The number of the day in Beijing, counted from 1 January 1970. */
export function beijingDayNumber(at: number): number {
  return Math.floor((at + beijingOffset) / day);
}

/** The instant at which the day of this number begins in Beijing. */
export function startOfDayNumber(dayNumber: number): number {
  return dayNumber * day - beijingOffset;
}

/** The instant at which the Beijing day of `at` began. */
export function startOfBeijingDay(at: number): number {
  return startOfDayNumber(beijingDayNumber(at));
}
