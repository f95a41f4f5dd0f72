import type { Exposure } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { addExposures } from './exposure-rows.ts';

const nothing: Exposure = { risk: 0n, win: 0n };

/**
 * Counts the exposure of each leg of a bet anew, also in the sums of its selections.
 * @param legs as counted so far.
 * @param exposures for each leg; nothing where absent.
 * @param decided false while the bet waits and when it is rejected.
 */
export async function setLegExposures(
  trx: Transaction<Tables>,
  { id, status }: Pick<StoredBet, 'id' | 'status'>,
  legs: readonly MatchLeg[],
  exposures: readonly Exposure[],
  { decided }: { readonly decided: boolean },
): Promise<void> {
  const wasCounted = status !== 'pending';
  await addExposures(
    trx,
    legs.map((leg, at) => {
      const { risk, win } = exposures[at] ?? nothing;
      return {
        backed: leg,
        change: {
          risk: (decided ? risk : 0n) - (wasCounted ? leg.exposure_risk : 0n),
          win: win - leg.exposure_win,
          pending: wasCounted ? 0n : -leg.exposure_win,
        },
      };
    }),
  );
  for (const [at, leg] of legs.entries()) {
    const { risk, win } = exposures[at] ?? nothing;
    if (risk === leg.exposure_risk && win === leg.exposure_win) continue;
    await trx
      .updateTable('sport_legs')
      .set({ exposure_risk: risk, exposure_win: win })
      .where('bet_id', '=', id)
      .where('leg', '=', leg.leg)
      .execute();
  }
}
