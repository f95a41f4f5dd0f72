import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L and O, which are read as one another. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const beijingMs = 8 * 3_600_000;

/**
 * A number that a person can read and say: a letter for what it is of, the day in Beijing and ten signs.
 * @param kind D deposit, W withdrawal, T transfer to or from a venue, C conversion. @param now ms
 */
export function newOrderNumber(kind: 'D' | 'W' | 'T' | 'C', now: number): string {
  const day = new Date(now + beijingMs).toISOString().slice(0, 10).replaceAll('-', '');
  const rest = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  return `${kind}${day}${rest}`;
}
