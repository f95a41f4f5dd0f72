import { randomInt } from 'node:crypto';
import { beijingDate } from '@lobby/calendar';

/** Without 0, 1, I, L and O, which are read as one another. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * A number that a person can read and say: a letter for what it is of, the day in Beijing and ten signs.
 * @param kind D deposit, W withdrawal, T transfer to or from a venue, C conversion. @param now ms
 */
export function newOrderNumber(kind: 'D' | 'W' | 'T' | 'C', now: number): string {
  const day = beijingDate(now).replaceAll('-', '');
  const rest = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  return `${kind}${day}${rest}`;
}
