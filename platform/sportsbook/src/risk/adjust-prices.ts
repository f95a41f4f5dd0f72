import type { Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { LiabilityLimits, Moment } from '@lobby/pricing';
import type { Transaction } from 'kysely';
import { addInput, newestAdjustment } from '../inputs/input-rows.ts';
import { sportOf } from '../sports/sports.ts';
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
  const data = sportOf(match).model.adjustmentFor(
    await openExposuresOn(trx, match.id),
    match,
    moment,
    liquidity,
    await newestAdjustment(trx, match.id),
  );
  if (data !== undefined) await addInput(trx, { match_id: match.id, kind: 'liability', data }, now);
}
