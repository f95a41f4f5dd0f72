import { findPick, goalOfLine, marketByWtype } from '@lobby/betting';
import type { MarketSettlement, PickSettlement } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/**
 * Stores what a provider says of the settlement of a market. Of one version and certainty the first counts.
 * @throws RangeError for what the platform does not know, for selections of a handicap in play, and for those of a next
 * goal without its number.
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
    if (market.kind === 'next-goal' && goalOfLine(line) === undefined)
      throw new RangeError(`${wtype} is settled goal by goal, and "${line}" is the number of none.`);
    const unknown = Object.keys(says).find(rtype => !findPick(wtype, rtype));
    if (unknown !== undefined) throw new RangeError(`No market ${wtype} with pick ${unknown}.`);
    const odd = Object.values(says).find(pick => !isSettlement(pick));
    if (odd) throw new RangeError(`A pick is not settled by ${JSON.stringify(odd)}.`);
  } else if (says !== 'open' && says !== 'score') throw new RangeError(`No settlement "${says}".`);
  const row = { match_id: matchId, wtype, line, version, certainty, says: JSON.stringify(says) };
  await db
    .insertInto('sport_market_settlements')
    .values({ ...row, reason: reason ?? '', at: BigInt(at) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** A feed hands on what its provider sent: types do not hold there. */
function isSettlement({ won, voidFactor = 0 }: PickSettlement): boolean {
  return typeof won === 'boolean' && voidFactors.includes(voidFactor);
}

const voidFactors: readonly number[] = [0, 0.5, 1];
