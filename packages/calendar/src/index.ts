/** Durations, and the days, weeks and months of Beijing, which all sites keep. No clock: instants are passed in. */
export {
  beijingDayNumber,
  beijingMidnight,
  beijingParts,
  startOfBeijingDay,
  startOfDayNumber,
} from './beijing-day.ts';
export { beijingDate, beijingMinute, isDate, midnightOf, readBeijingTime } from './beijing-text.ts';
export { beijingOffset, beijingTime } from './beijing-time.ts';
export { type CalendarPeriod, calendarPeriods, periodAt } from './calendar-period.ts';
export { type DayRange, instantsOf, type RangeName, recentDays } from './day-range.ts';
export { day, hour, minute, second } from './durations.ts';
