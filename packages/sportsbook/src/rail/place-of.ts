import { halfMinutes } from '@lobby/sports';

const fullMinutes = 2 * halfMinutes;

/** Where a minute of football stands on the rail, percent: "45+2" where "45" is. */
export function placeOf(minute: string): number {
  return (Math.min(fullMinutes, Number.parseInt(minute, 10)) / fullMinutes) * 100;
}
