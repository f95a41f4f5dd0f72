import { findPick, marketByWtype } from '@lobby/betting';
import type { MarketSettlement } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/**
 * Stores what a provider says of the settlement of a market; its bets follow within a second. Of one version and
 * certainty the first counts.
 * @throws RangeError for an unknown market or selection, and for selections of a handicap in play.
 */
export async function settleMarket(
  db: Kysely<Tables>,
  { matchId, wtype, line = '', version, certainty = 'confirmed', says, reason }: MarketSettlement,
  at: number,
): Promise<void> {
  const market = marketByWtype(wtype);
  if (!market) throw new RangeError(`No market ${wtype}.`);
  if (typeof says !== 'string') {
    if (market.kind === 'handicap' && market.phase === 'live')
      throw new RangeError(`${wtype} counts from the score at each bet: report the score.`);
    const unknown = Object.keys(says).find(rtype => !findPick(wtype, rtype));
    if (unknown !== undefined) throw new RangeError(`No market ${wtype} with pick ${unknown}.`);
  }
  const row = { match_id: matchId, wtype, line, version, certainty, says: JSON.stringify(says) };
  await db
    .insertInto('sport_market_settlements')
    .values({ ...row, reason: reason ?? '', at: BigInt(at) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
