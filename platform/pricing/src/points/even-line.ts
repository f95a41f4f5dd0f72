import type { Quarters } from '@lobby/betting';
import { type Row, shareAbove } from './row.ts';

const whole: Quarters = 4;
const half: Quarters = 2;

/** Half a number up to where more is as likely as less: the line nearest to even, never below what is scored. */
export function evenLine(row: Row): Quarters {
  let line = 4 * row.from + half;
  while (shareAbove(row, line + whole) > 1 - shareAbove(row, line)) line += whole;
  return line;
}
