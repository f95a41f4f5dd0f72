import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import { type Fen, parseOdds, stakeToRisk } from '@lobby/betting';
import type { Transaction } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tables } from '../../kernel/tables.ts';
import { lockAvailable } from '../../ledger/postings.ts';
import { lockMatch } from '../risk/exposure-rows.ts';
import { leanPrices } from '../risk/lean-prices.ts';
import { liabilityLimits } from '../risk/limits.ts';
import { disagreement } from './agreement.ts';
import { bookBet } from './book-bet.ts';
import { type Offer, offerAt } from './offer.ts';
import type { Order } from './order.ts';

export type Placement =
  | { readonly taken: true; readonly pending: boolean }
  | {
      readonly taken: false;
      readonly reason: OrderRefusalReason;
      readonly offer?: Offer;
      readonly now: number;
      readonly balance: Fen;
    };

/**
 * Accepts an order or returns why not. Prices it again after locking the member's account and then the match, so that
 * waiting for a lock never makes a price stale and limits are checked one order at a time. In play the bet waits,
 * with its money held, until it is confirmed.
 */
export async function place(trx: Transaction<Tables>, clock: Clock, order: Order): Promise<Placement> {
  const balance = await lockAvailable(trx, order.memberId);
  const { match, selection, stake } = order;
  await lockMatch(trx, match.id);
  const now = clock.now();
  const refuse = (reason: OrderRefusalReason, offer?: Offer): Placement => ({
    taken: false,
    reason,
    offer,
    now,
    balance,
  });

  const answer = await offerAt(trx, order, now);
  if ('refusal' in answer) return refuse(answer.refusal);
  const { offer } = answer;
  const { quote, room, moment } = offer;
  if (!parseOdds(quote.format, order.seenOdds)) throw new Refusal('invalid-parameter');
  const changed = disagreement(order, quote);
  if (changed) return refuse(changed, offer);

  if (stake < room.least) return refuse('below-minimum', offer);
  if (stake > room.most) return refuse('above-maximum', offer);
  const { risk, win } = stakeToRisk(quote.format, quote.odds, stake);
  if (risk > balance) return refuse('over-balance', offer);

  const booked = await bookBet(trx, order, { quote, stake, risk, win, now });
  if (!booked) return refuse('over-balance', offer);
  if (!quote.live) await leanPrices(trx, match, moment, liabilityLimits(match, selection.market), now);
  return { taken: true, pending: quote.live };
}
