import { legExposure, marketByWtype, ticketExposure } from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { freshMoment, liabilityLimits, type Moment, seriesLimits } from '@lobby/pricing';
import type { Transaction } from 'kysely';
import type { MatchLeg, StoredBet } from '../../bets/bets.tables.ts';
import { addStep } from '../../bets/steps.ts';
import { ticketOf } from '../../bets/stored-bet.ts';
import { inputsAt } from '../../inputs/input-rows.ts';
import { adjustPrices } from '../../risk/adjust-prices.ts';
import { availableSeriesWin, availableWin } from '../../risk/available-stake.ts';
import { lockMatches } from '../../risk/exposure-rows.ts';
import { setLegExposures } from '../../risk/leg-exposure.ts';
import { sportOf } from '../../sports/sports.ts';

/** A leg of a bet that waited, as it was judged. */
export interface AcceptedLeg {
  readonly leg: MatchLeg;
  readonly match: Match;
  /** At which it is taken. */
  readonly odds: string;
}

/** Takes a bet that waited: at the judged prices as far as the limits leave them. The caller holds its lock. */
export async function takeWaiting(
  trx: Transaction<Tables>,
  bet: StoredBet,
  accepted: readonly AcceptedLeg[],
  clock: Clock,
): Promise<void> {
  await lockMatches(
    trx,
    accepted.map(({ match }) => match.id),
  );
  // Read under the lock: however long the bet has waited for it, prices are adjusted from a tick that is still to come.
  const now = clock.now();
  const moments: Moment[] = [];
  for (const { match } of accepted) moments.push(freshMoment(match, now, await inputsAt(trx, match.id, now)));
  const asPlaced = accepted.map(({ leg }) => leg);
  const asJudged = accepted.map(({ leg, odds }) => ({ ...leg, odds }));
  // What was promised is counted already; better prices that the limits do not leave are not given.
  const legs = (await fits(trx, bet, accepted, moments, now)) ? asJudged : asPlaced;
  const ticket = ticketOf(bet, legs);
  await setLegExposures(trx, bet, asPlaced, legExposure(ticket), { decided: true });
  for (const leg of legs) {
    await trx
      .updateTable('sport_legs')
      .set({ odds: leg.odds })
      .where('bet_id', '=', bet.id)
      .where('leg', '=', leg.leg)
      .execute();
  }
  await trx
    .updateTable('sport_bets')
    .set({ status: 'open', decided_at: BigInt(now), win: ticketExposure(ticket).win })
    .where('id', '=', bet.id)
    .execute();
  await addStep(trx, bet.id, { kind: 'accepted', at: now });
  for (const [at, { leg, match }] of accepted.entries()) {
    // Safe: the bet was made on a market of this house.
    const market = marketByWtype(leg.wtype)!;
    await adjustPrices(trx, match, moments[at]!, liabilityLimits(sportOf(match).limits, match, market), now);
  }
}

/** Whether the limits leave what the ticket, and what rides on each of its legs, may win more than was promised. */
async function fits(
  trx: Transaction<Tables>,
  bet: StoredBet,
  accepted: readonly AcceptedLeg[],
  moments: readonly Moment[],
  now: number,
): Promise<boolean> {
  const ticket = ticketOf(
    bet,
    accepted.map(({ leg, odds }) => ({ ...leg, odds })),
  );
  const exposures = legExposure(ticket);
  for (const [at, { leg, match }] of accepted.entries()) {
    const more = exposures[at]!.win - leg.exposure_win;
    // Safe: the bet was made on a market of this house.
    const counted = { memberId: bet.member_id, match, market: marketByWtype(leg.wtype)!, backed: leg };
    if (more > 0n && more > (await availableWin(trx, counted, moments[at]!.state, now))) return false;
  }
  const { win } = ticketExposure(ticket);
  if (bet.kind === 'single' || win <= bet.win) return true;
  // What was promised is counted already.
  const matches = accepted.map(({ match }) => match);
  return (
    win <= seriesLimits.ticket &&
    win - bet.win <= (await availableSeriesWin(trx, bet.member_id, matches, now))
  );
}
