import { basename } from 'node:path';
import { someOf } from '@lobby/testing';

/** Walked in every run: the ways in, and money on its way in, out, and into a bet. */
export const always = ['access', 'deposit', 'first-bet', 'pages', 'promotions', 'transfers', 'withdrawal'];

const nameOf = (file: string) => basename(file, '.spec.ts');

/**
 * The spec files that a short run leaves out: three quarters of those that are not in `always`, which the seed of the run chooses.
 * In a deep run there are none.
 */
export function leftOut(files: readonly string[]): readonly string[] {
  const others = files.filter(file => !always.includes(nameOf(file)));
  const walked = new Set(someOf('journeys', others, Math.ceil(others.length / 4)));
  return others.filter(file => !walked.has(file));
}
