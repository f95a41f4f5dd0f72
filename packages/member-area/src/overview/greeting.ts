import { beijingParts, hour as hourMs } from '@lobby/calendar';

/** The part of a day that a greeting names. */
export type DayPart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day in Beijing at an instant, ms. */
export function dayPart(now: number): DayPart {
  const hour = Math.floor(beijingParts(now).msOfDay / hourMs);
  if (hour < 5) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
