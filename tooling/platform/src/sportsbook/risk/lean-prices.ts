import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { Match } from '../fixture-feed/match.ts';
import { addInput, newestTilt } from '../inputs/input-rows.ts';
import { untilted } from '../trader/book.ts';
import type { Moment } from '../trader/moment.ts';
import { emptyTilt, printTilt, readTilt } from '../trader/tilt.ts';
import { exposureOf } from './exposure.ts';
import { takenOn } from './exposure-rows.ts';
import type { LiabilityLimits } from './limits.ts';
import { differs, tiltOf } from './tilt-of.ts';

/**
 * Lets the prices of a match follow what the house would lose by its open bets: writes a row that holds from the
 * next tick on, when a price would notice. Called with the match locked, after a bet was taken.
 */
export async function leanPrices(
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
