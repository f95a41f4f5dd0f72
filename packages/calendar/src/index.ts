/** Durations, and the days, weeks and months of Beijing, which all sites keep. No clock: instants are passed in. */
export {
  beijingDayNumber,
  beijingMidnight,
  beijingOffset,
  beijingParts,
  startOfBeijingDay,
  startOfDayNumber,
} from './beijing-day.ts';
export { beijingDate, beijingMinute, beijingTime, isDate, midnightOf } from './beijing-text.ts';
export { type CalendarPeriod, calendarPeriods, periodAt } from './calendar-period.ts';
export { day, hour, minute, second } from './durations.ts';
