/** Beijing keeps UTC+8 all the year. */
const OFFSET = 8 * 3_600_000;

/** Year, month (0–11), day, day of the week (0 = Sunday) and ms of the day in Beijing. */
export function beijingParts(at: number) {
  const shifted = new Date(at + OFFSET);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    msOfDay: (at + OFFSET) % 86_400_000,
  };
}

/** The instant at which a day begins in Beijing; months and days past their end run on into the next. */
export function beijingDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) - OFFSET;
}
