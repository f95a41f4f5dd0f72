import type { CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import { cashOutPart, type OddsPolicy } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { agrees, momentAt } from '@lobby/pricing';
import type { Transaction } from 'kysely';
import { lockTicket, matchLegsOf } from '../bets/stored-bet.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { lockMatches } from '../risk/exposure-rows.ts';
import { waitingSales, withFreshResults, withResultChanges } from './blocked-bets.ts';
import { bookSale } from './book-sale.ts';
import { momentsOf, openMatches } from './moments.ts';
import { type CashOutOffer, priceTicket } from './ticket-price.ts';

/** A cash-out as the member sent it. */
export interface CashOutOrder {
  readonly memberId: string;
  readonly operationId: string;
  readonly ticketId: string;
  /** Whole percent of what is left. */
  readonly part: number;
  /** Of all that is left, as the member saw it, fen. */
  readonly seenPrice: Fen;
  /** The state the member saw; undefined = the current one. */
  readonly seenVersion: number | undefined;
  readonly policy: OddsPolicy;
  /** The order that makes it; absent when the member sells by hand. */
  readonly autoId?: bigint;
}

export interface Refused {
  readonly refused: CashOutReason;
  /** Of all that is left now, fen; undefined when there is none. */
  readonly price?: Fen;
}

/**
 * Sells a part of a ticket, or stores that it waits, or returns why not. It is priced again after locking the
 * account, the bet and its open matches. With a match in play the sale waits as a bet does.
 */
export async function sell(
  trx: Transaction<Tables>,
  store: MatchStore,
  clock: Clock,
  order: CashOutOrder,
): Promise<'written' | Refused> {
  const bet = await lockTicket(trx, order.memberId, order.ticketId);
  if (!bet) return { refused: 'unknown-ticket' };
  if ((await waitingSales(trx, [bet.id])).has(bet.id)) return { refused: 'processing' };
  if ((await withResultChanges(trx, [bet.id])).has(bet.id)) return { refused: 'match-changed' };
  const legs = await matchLegsOf(trx, bet.id);
  const matchIds = openMatches(legs);
  await lockMatches(trx, matchIds);
  const now = clock.now();
  const moments = await momentsOf(trx, store, matchIds, momentAt, now);
  const answer = priceTicket(bet, legs, id => moments.get(id));
  if ('refusal' in answer) return { refused: answer.refusal };
  if ((await withFreshResults(trx, store, [bet.id], now)).has(bet.id)) return { refused: 'suspended' };
  const { offer } = answer;
  const refused = disagreement(order, offer);
  if (refused) return { refused, price: offer.price };

  const waits = offer.delay > 0;
  const { sold, paid } = cashOutPart(offer, order.part);
  const autoId = order.autoId ?? null;
  const sale = { sold, paid, now, autoId };
  const done = waits ? undefined : { left_after: await bookSale(trx, bet, legs, sale, moments) };
  await trx
    .insertInto('sport_cash_outs')
    .values({
      member_id: order.memberId,
      operation_id: order.operationId,
      bet_id: bet.id,
      auto_id: autoId,
      part: order.part,
      seen_price: order.seenPrice,
      policy: order.policy,
      state_version: BigInt(offer.stateVersion),
      state: waits ? 'pending' : 'done',
      made_at: BigInt(now),
      confirm_at: BigInt(now + offer.delay),
      ...(done && { ...done, decided_at: BigInt(now), price: offer.price, sold, paid }),
    })
    .execute();
  return 'written';
}

function disagreement(order: CashOutOrder, offer: CashOutOffer): CashOutReason | undefined {
  const { seenVersion, policy, seenPrice, part } = order;
  if (seenVersion !== undefined && offer.stateVersion > seenVersion) return 'match-changed';
  if (!agrees(policy, seenPrice, offer.price)) return 'price-changed';
  return part < offer.leastPart ? 'below-minimum' : undefined;
}
