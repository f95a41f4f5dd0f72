import { basename } from 'node:path';
import { someOf } from '@lobby/testing';

/** Walked in every run: the ways in, and money on its way in, out, and into a bet. */
export const always = [
  'access',
  'bet-history',
  'cash-out',
  'deposit',
  'first-bet',
  'left-games',
  'on-a-phone',
  'pages',
  'promotions',
  'sessions',
  'transfers',
  'vip',
  'way-in',
  'withdrawal',
];

const nameOf = (file: string) => basename(file, '.spec.ts');

/**
 * The spec files that a short run leaves out: half of those that are not in `always`, which the seed of the run chooses.
 * In a deep run there are none.
 */
export function leftOut(files: readonly string[]): readonly string[] {
  const others = files.filter(file => !always.includes(nameOf(file)));
  const walked = new Set(someOf('journeys', others, Math.ceil(others.length / 2)));
  return others.filter(file => !walked.has(file));
}
