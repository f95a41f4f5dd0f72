import type { Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { LiabilityLimits, Moment } from '@lobby/pricing';
import {
  adjustmentDiffers,
  exposureOf,
  liabilityAdjustmentOf,
  noAdjustment,
  printAdjustment,
  readAdjustment,
  unadjustedChances,
} from '@lobby/pricing';
import type { Transaction } from 'kysely';
import { addInput, newestAdjustment } from '../inputs/input-rows.ts';
import { openExposuresOn } from './exposure-rows.ts';

/**
 * Lets the prices of a match follow what the house would lose by its open bets: writes a row that holds from the
 * next tick on, when a price would notice. Called with the match locked, after a bet was taken.
 */
export async function adjustPrices(
  trx: Transaction<Tables>,
  match: Match,
  moment: Moment,
  { liquidity }: Pick<LiabilityLimits, 'liquidity'>,
  now: number,
): Promise<void> {
  const exposure = exposureOf(await openExposuresOn(trx, match.id));
  const adjustment = liabilityAdjustmentOf(
    exposure,
    unadjustedChances(match, moment),
    moment.state,
    liquidity,
  );
  const before = await newestAdjustment(trx, match.id);
  if (!adjustmentDiffers(adjustment, before === undefined ? noAdjustment() : readAdjustment(before))) return;
  await addInput(trx, { match_id: match.id, kind: 'liability', data: printAdjustment(adjustment) }, now);
}
