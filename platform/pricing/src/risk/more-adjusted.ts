import type { Fen } from '@lobby/money';
import { type Priced, unadjustedChances } from '../trader/book.ts';
import { noAdjustment, printAdjustment, readAdjustment } from '../trader/liability-adjustment.ts';
import type { Moment } from '../trader/moment.ts';
import { adjustmentDiffers, liabilityAdjustmentOf } from './adjust-for-liability.ts';
import { type BackedSum, exposureOf } from './exposure.ts';

/** The adjustment of a match of goals by what is backed, as a row keeps it; undefined when none would notice it. */
export function moreAdjusted(
  sums: readonly BackedSum[],
  match: Priced,
  moment: Moment,
  liquidity: Fen,
  before: string | undefined,
): string | undefined {
  const adjustment = liabilityAdjustmentOf(
    exposureOf(sums),
    unadjustedChances(match, moment),
    moment.state,
    liquidity,
  );
  const known = before === undefined ? noAdjustment() : readAdjustment(before);
  return adjustmentDiffers(adjustment, known) ? printAdjustment(adjustment) : undefined;
}
