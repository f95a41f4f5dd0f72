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
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockAvailable } from '../../ledger/postings.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Match } from '../../sim/match.ts';
import { dailyWinCap, stakeRange } from '../limits.ts';
import { bookBet } from './book-bet.ts';
import { type Quote, quoteAt, type Selection } from './quote.ts';

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
  readonly policy: OddsPolicy;
}

export type Placement =
  | { readonly taken: true; readonly pending: boolean }
  | {
      readonly taken: false;
      readonly reason: OrderRefusalReason;
      readonly quote?: Quote;
      readonly now: number;
      readonly balance: Fen;
    };

/**
 * Takes an order or says why not. Prices it anew after the member's account is locked, so waiting for the
 * lock never makes a price old. In play the bet waits, with its money held, until it is confirmed.
 */
export async function place(trx: Transaction<Database>, clock: Clock, order: Order): Promise<Placement> {
  const balance = await lockAvailable(trx, order.memberId);
  const now = clock.now();
  const refuse = (reason: OrderRefusalReason, quote?: Quote): Placement => ({
    taken: false,
    reason,
    quote,
    now,
    balance,
  });
  const { match, selection } = order;

  const answer = quoteAt(match, selection, order.format, now);
  if ('refusal' in answer) return refuse(answer.refusal);
  const { quote } = answer;
  const change = changeOf(order, quote);
  if (!change.take) return refuse(change.reason, quote);

  const stake = parseYuan(order.stake) ?? 0n;
  const range = stakeRange(match, selection.market);
  if (stake < range.least) return refuse('below-minimum', quote);
  if (stake > range.most) return refuse('above-maximum', quote);
  const { risk, win } = stakeToRisk(quote.format, quote.odds, stake);
  if (risk > balance) return refuse('over-balance', quote);
  if ((await winsToday(trx, order.memberId, now)) + win > dailyWinCap) return refuse('above-maximum', quote);

  const booked = await bookBet(trx, order, { quote, stake, risk, win, now });
  if (!booked) return refuse('over-balance', quote);
  return { taken: true, pending: quote.live };
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

/** What the member's bets of this day of Beijing have won or may still win. */
async function winsToday(trx: Transaction<Database>, memberId: string, now: number): Promise<Fen> {
  const beijing = 8 * 3_600_000;
  const day = 24 * 3_600_000;
  const midnight = Math.floor((now + beijing) / day) * day - beijing;
  const row = await trx
    .selectFrom('sport_bets')
    .select(
      sql<string>`coalesce(sum(CASE WHEN status = 'settled' THEN greatest(net, 0) ELSE win END), 0)::text`.as(
        'wins',
      ),
    )
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', BigInt(midnight))
    .where('status', '!=', 'rejected')
    .executeTakeFirstOrThrow();
  return BigInt(row.wins);
}
