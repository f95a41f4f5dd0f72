import { beijingOffset, beijingTime } from './beijing-time.ts';
import { day } from './durations.ts';

/** An instant in Beijing to the minute, "2026-11-20 20:41". */
export function beijingMinute(at: number): string {
  return beijingTime(at).slice(0, 16);
}

/** The day in Beijing, "2026-11-20". */
export function beijingDate(at: number): string {
  return new Date(at + beijingOffset).toISOString().slice(0, 10);
}

/** Whether the text is a day of the calendar, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  return midnightOf(text) !== undefined;
}

/** The instant at which a day written YYYY-MM-DD begins in Beijing; undefined for what is no day of the calendar. */
export function midnightOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const midnight = Date.parse(`${text}T00:00:00+08:00`);
  return !Number.isNaN(midnight) && beijingDate(midnight) === text ? midnight : undefined;
}

/** The instant of a text as `beijingTime` or `beijingMinute` writes it; undefined for any other text. */
export function readBeijingTime(text: string): number | undefined {
  const [, date = '', time = ''] = /^(\S{10}) (\d{2}:\d{2}(?::\d{2})?)$/.exec(text) ?? [];
  const midnight = midnightOf(date);
  const at = Date.parse(`${date}T${time}+08:00`);
  // An hour of 24 would be of the next day.
  return midnight !== undefined && at < midnight + day ? at : undefined;
}
