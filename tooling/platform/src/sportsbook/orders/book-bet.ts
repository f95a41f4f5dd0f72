import type { Fen } from '@lobby/betting';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { hold, InsufficientBalance } from '../../ledger/index.ts';
import { printScore } from '../fixture-feed/score.ts';
import { addExposure } from '../risk/exposure-rows.ts';
import { acceptanceDelay } from '../risk/limits.ts';
import type { Quote, Selection } from '../trader/quote.ts';
import type { Order } from './order.ts';

/** The terms of an accepted order: its price and the money it moves. */
export interface Terms {
  readonly quote: Quote;
  readonly stake: Fen;
  readonly risk: Fen;
  readonly win: Fen;
  readonly now: number;
}

/** Holds the money and writes the bet; false, with nothing written, when the balance does not cover it. */
export async function bookBet(trx: Transaction<Tables>, order: Order, terms: Terms): Promise<boolean> {
  const { match, selection } = order;
  const { quote, now } = terms;
  const ticket = await nextTicket(trx, selection);
  const held = await tryHold(trx, order, { amount: terms.risk, reference: `bet:${ticket.name}`, at: now });
  if (held === undefined) return false;
  const backed = {
    match_id: match.id,
    wtype: selection.market.wtype,
    rtype: selection.pick.rtype,
    line: quote.line,
    strong: quote.strong,
    score_at_bet: quote.live ? printScore(quote.score) : '',
  };
  await trx
    .insertInto('sport_bets')
    .values({
      ...backed,
      id: ticket.id,
      ticket_id: ticket.name,
      site_id: order.siteId,
      member_id: order.memberId,
      operation_id: order.operationId,
      hold_id: held,
      status: quote.live ? 'pending' : 'open',
      gid: order.gid,
      gtype: match.gtype,
      chose: selection.pick.chose,
      odds_format: order.format,
      price_format: quote.format,
      odds: quote.odds,
      policy: order.policy,
      live: quote.live,
      state_version: BigInt(quote.stateVersion),
      stake: terms.stake,
      risk: terms.risk,
      win: terms.win,
      placed_at: BigInt(now),
      confirm_at: BigInt(quote.live ? now + acceptanceDelay(match) : now),
      decided_at: quote.live ? null : BigInt(now),
      reject_reason: '',
      result: '',
      cancel_reason: '',
      net: 0n,
      turnover: 0n,
      settled_at: null,
      result_version: null,
    })
    .execute();
  const { risk, win } = terms;
  await addExposure(trx, backed, quote.live ? { risk: 0n, win, pending: win } : { risk, win, pending: 0n });
  return true;
}

async function nextTicket(trx: Transaction<Tables>, { market }: Selection) {
  const { rows } = await sql<{ id: bigint }>`SELECT nextval('sport_ticket') AS id`.execute(trx);
  const id = BigInt(rows[0]!.id);
  return { id, name: `${market.paired ? 'OU' : 'DT'}${id}` };
}

async function tryHold(
  trx: Transaction<Tables>,
  order: Order,
  held: { amount: Fen; reference: string; at: number },
): Promise<string | undefined> {
  try {
    return await hold(trx, {
      siteId: order.siteId,
      memberId: order.memberId,
      operationId: order.operationId,
      ...held,
    });
  } catch (error) {
    if (error instanceof InsufficientBalance) return undefined;
    throw error;
  }
}
