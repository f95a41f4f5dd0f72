import { halfWidth } from '@lobby/money';

/** A card number as typed, without its spaces and hyphens, in plain figures. */
export function foldCardNumber(typed: string): string {
  return halfWidth(typed).replace(/[\s-]/g, '');
}

/** Whether it is 12 to 19 ASCII figures, not one over and over, whose last one is their Luhn check digit. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Figures in groups of four, as on a card: "6222 0212 34". Other text stays. */
export function inFours(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The first and the last four figures, as everywhere a card is shown: "6222 **** 1234". */
export function maskCardNumber(digits: string): string {
  return `${digits.slice(0, 4)} **** ${digits.slice(-4)}`;
}
