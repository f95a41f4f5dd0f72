import { randomInt } from 'node:crypto';

const hour = 3_600_000;

/** A number for a person to read out: D, the day in Beijing, ten random digits. */
export function orderNumber(now: number): string {
  const day = new Date(now + 8 * hour).toISOString().slice(0, 10).replaceAll('-', '');
  return `D${day}${String(randomInt(1e10)).padStart(10, '0')}`;
}
