import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import {
  decideChange,
  type Fen,
  type OddsFormat,
  type OddsPolicy,
  parseOdds,
  parseYuan,
  stakeToRisk,
} from '@lobby/betslip/engine';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockAvailable } from '../../ledger/postings.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Match } from '../../sim/match.ts';
import { lockMatch } from '../risk/exposure-rows.ts';
import { leanPrices } from '../risk/lean-prices.ts';
import { liabilityLimits } from '../risk/limits.ts';
import { bookBet } from './book-bet.ts';
import { type Offer, offerAt } from './offer.ts';
import type { Quote, Selection } from './quote.ts';

/** An order as the member sent it, with what stands behind its names. */
export interface Order {
  readonly siteId: string;
  readonly memberId: string;
  readonly operationId: string;
  readonly gid: string;
  readonly match: Match;
  readonly selection: Selection;
  readonly format: OddsFormat;
  /** As typed, yuan. */
  readonly stake: string;
  readonly seenOdds: string;
  readonly seenLine: string;
  /** The side that gave the handicap when the member looked, if the client told. */
  readonly seenStrong?: string;
  /** The version of the match's state that the member saw, if the client told. */
  readonly seenVersion?: number;
  readonly policy: OddsPolicy;
}

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
 * Takes an order or says why not. Prices it anew after the member's account and then the match are locked, so
 * waiting for a lock never makes a price old, and what the limits leave is counted by one after the other. In
 * play the bet waits, with its money held, until it is confirmed.
 */
export async function place(trx: Transaction<Database>, clock: Clock, order: Order): Promise<Placement> {
  const balance = await lockAvailable(trx, order.memberId);
  const { match, selection } = order;
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
  if (happenedSince(order, quote)) return refuse('odds-changed', offer);
  const change = changeOf(order, quote);
  if (!change.take) return refuse(change.reason, offer);

  const stake = parseYuan(order.stake) ?? 0n;
  if (stake < room.least) return refuse('below-minimum', offer);
  if (stake > room.most) return refuse('above-maximum', offer);
  const { risk, win } = stakeToRisk(quote.format, quote.odds, stake);
  if (risk > balance) return refuse('over-balance', offer);

  const booked = await bookBet(trx, order, { quote, stake, risk, win, now });
  if (!booked) return refuse('over-balance', offer);
  if (!quote.live) await leanPrices(trx, match, moment, liabilityLimits(match, selection.market), now);
  return { taken: true, pending: quote.live };
}

/** In play, a goal, a card, a whistle or a suspension since the member looked makes it another bet. */
function happenedSince({ seenVersion }: Order, quote: Quote): boolean {
  return quote.live && seenVersion !== undefined && quote.stateVersion > seenVersion;
}

/** A moved line is another bet, and so is the same line given by the other side. */
function changeOf(order: Order, quote: Quote): ReturnType<typeof decideChange> {
  if (!parseOdds(quote.format, order.seenOdds)) throw new Refusal('invalid-parameter');
  if (order.seenStrong && quote.strong && order.seenStrong !== quote.strong && quote.line !== '0') {
    return { take: false, reason: 'line-changed' };
  }
  return decideChange(order.policy, {
    format: quote.format,
    oldOdds: order.seenOdds,
    newOdds: quote.odds,
    oldLine: order.seenLine,
    newLine: quote.line,
  });
}
