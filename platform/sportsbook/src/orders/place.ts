import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import { ticketExposure } from '@lobby/betting';
import { printScore } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { lockAvailable } from '@lobby/platform-ledger/double-entry/postings';
import { whyNoStake } from '@lobby/platform-protection/remaining';
import { liabilityLimits } from '@lobby/pricing';
import type { Transaction } from 'kysely';
import { adjustPrices } from '../risk/adjust-prices.ts';
import type { StakeLimits } from '../risk/available-stake.ts';
import { lockMatches } from '../risk/exposure-rows.ts';
import { decidedLegs } from '../settlement/decided.ts';
import { sportOf } from '../sports/sports.ts';
import { disagreement } from './agreement.ts';
import { bookBet } from './book-bet.ts';
import { type Offer, offerAt, type PricedLeg } from './offer.ts';
import type { LegFault, Order, OrderLeg } from './order.ts';

export type Placement =
  | { readonly placed: true; readonly pending: boolean }
  | {
      readonly placed: false;
      readonly reason: OrderRefusalReason;
      /** The legs it is about; empty when it is about the whole bet. */
      readonly faults: readonly LegFault[];
      /** What is offered instead. */
      readonly offer?: Offer;
      readonly limits?: StakeLimits;
      readonly now: number;
      readonly balance: Fen;
    };

/**
 * Accepts an order or returns why not. Prices it again after locking the member's account and then its matches, so
 * that no price is stale and limits are checked one order at a time. A leg in play makes it wait.
 */
export async function place(trx: Transaction<Tables>, clock: Clock, order: Order): Promise<Placement> {
  const balance = await lockAvailable(trx, order.memberId);
  await lockMatches(
    trx,
    order.legs.map(({ match }) => match.id),
  );
  const now = clock.now();
  const refuse = (
    reason: OrderRefusalReason,
    { faults = [], ...more }: { faults?: readonly LegFault[]; offer?: Offer; limits?: StakeLimits } = {},
  ): Placement => ({ placed: false, reason, faults, ...more, now, balance });

  const answer = await offerAt<OrderLeg>(trx, order, now);
  if ('refusal' in answer) return refuse(answer.refusal, answer);
  const { offer } = answer;
  const { limits, legs } = offer;
  const faults = legs.flatMap((leg): LegFault[] => {
    const reason = disagreement(leg, order.policy, leg.quote);
    return reason ? [{ gid: leg.gid, reason }] : [];
  });
  if (faults.length > 0) return refuse(faults[0]!.reason, { faults, offer, limits });
  const known = await knownLegs(trx, legs, now);
  if (known.length > 0) return refuse('closed', { faults: known });

  if (order.unit < limits.least) return refuse('below-minimum', { offer, limits });
  if (order.unit > limits.most) return refuse('above-maximum', { offer, limits });
  const { risk, win } = ticketExposure({
    unit: order.unit,
    sizes: order.sizes,
    legs: legs.map(({ quote }) => quote),
  });
  if (risk > balance) return refuse('over-balance', { offer, limits });
  const refusedFor = await whyNoStake(trx, order.memberId, { fen: risk, now });
  if (refusedFor) return refuse(refusedFor, { offer, limits });

  const pending = legs.some(({ quote }) => quote.live);
  const booked = await bookBet(trx, order, { legs, risk, win, now });
  if (!booked) return refuse('over-balance', { offer, limits });
  if (!pending) {
    for (const { match, moment, selection } of legs) {
      await adjustPrices(
        trx,
        match,
        moment,
        liabilityLimits(sportOf(match).limits, match, selection.market),
        now,
      );
    }
  }
  return { placed: true, pending };
}

/** The legs that what is reported tells, in whole or in part, while their matches still say they are open. */
async function knownLegs(
  trx: Transaction<Tables>,
  legs: readonly PricedLeg<OrderLeg>[],
  now: number,
): Promise<LegFault[]> {
  const asStored = legs.map(({ gid, match, moment, selection, quote: { line, strong, live, score } }) => ({
    ...{
      gid,
      state: moment.state,
      match_id: match.id,
      gtype: match.gtype,
      counts: match.counts ?? 'goals',
      line,
      strong,
      live,
    },
    ...{ wtype: selection.market.wtype, rtype: selection.pick.rtype },
    score_at_bet: live ? printScore(score) : '',
  }));
  const bet = { placed_at: BigInt(now), ticket_id: '' };
  const decided = await decidedLegs(trx, bet, asStored, now, ({ state }) => state);
  return [...decided.keys()].map(({ gid }) => ({ gid, reason: 'closed' }));
}
