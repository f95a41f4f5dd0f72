import type { Match } from '@lobby/fixtures';
import type { LiabilityLimits, Moment } from '@lobby/pricing';
import { differs, emptyTilt, exposureOf, printTilt, readTilt, tiltOf, untilted } from '@lobby/pricing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { addInput, newestTilt } from '../inputs/input-rows.ts';
import { takenOn } from './exposure-rows.ts';

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
  const exposure = exposureOf(await takenOn(trx, match.id));
  const tilt = tiltOf(exposure, untilted(match, moment), moment.state, liquidity);
  const before = await newestTilt(trx, match.id);
  if (!differs(tilt, before === undefined ? emptyTilt() : readTilt(before))) return;
  await addInput(trx, { match_id: match.id, kind: 'liability', data: printTilt(tilt) }, now);
}
