import { combinationCount, kindOfTicket, legExposure, printSizes } from '@lobby/betting';
import { printScore } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { hold, InsufficientBalance } from '@lobby/platform-ledger';
import { acceptanceDelay } from '@lobby/pricing';
import { sql, type Transaction } from 'kysely';
import { addFirstSteps } from '../bets/steps.ts';
import { addExposures } from '../risk/exposure-rows.ts';
import { sportOf } from '../sports/sports.ts';
import type { PricedLeg } from './offer.ts';
import type { Order } from './order.ts';

/** The terms of an accepted order: its prices and the money it moves. */
export interface Terms {
  readonly legs: readonly PricedLeg[];
  readonly risk: Fen;
  readonly win: Fen;
  readonly now: number;
}

/** Holds the money and writes the bet; false, with nothing written, when the balance does not cover it. */
export async function bookBet(trx: Transaction<Tables>, order: Order, terms: Terms): Promise<boolean> {
  const { sizes, unit } = order;
  const { legs, risk, win, now } = terms;
  const ticket = await nextTicket(trx, legs);
  const held = await tryHold(trx, order, { amount: risk, reference: `bet:${ticket.name}`, at: now });
  if (held === undefined) return false;
  const delays = legs.flatMap(({ quote, match }) =>
    quote.live ? [acceptanceDelay(match, sportOf(match).clock.betsWait + quote.waitsLonger)] : [],
  );
  const pending = delays.length > 0;
  const combinations = combinationCount(legs.length, sizes);
  await trx
    .insertInto('sport_bets')
    .values({
      id: ticket.id,
      ticket_id: ticket.name,
      site_id: order.siteId,
      member_id: order.memberId,
      operation_id: order.operationId,
      hold_id: held,
      status: pending ? 'pending' : 'open',
      kind: kindOfTicket(legs.length, sizes),
      folds: printSizes(sizes),
      combinations,
      odds_format: order.format,
      policy: order.policy,
      unit,
      stake: unit * BigInt(combinations),
      risk,
      win,
      placed_at: BigInt(now),
      confirm_at: BigInt(now + Math.max(0, ...delays)),
      decided_at: pending ? null : BigInt(now),
      reject_reason: '',
    })
    .execute();
  const exposures = legExposure({ unit, sizes, legs: legs.map(({ quote }) => quote) });
  const rows = legs.map(({ gid, match, selection, quote }, leg) => ({
    bet_id: ticket.id,
    leg,
    member_id: order.memberId,
    match_id: match.id,
    gid,
    gtype: match.gtype,
    counts: match.counts ?? 'goals',
    wtype: selection.market.wtype,
    rtype: selection.pick.rtype,
    chose: selection.pick.chose,
    line: quote.line,
    strong: quote.strong,
    price_format: quote.format,
    odds: quote.odds,
    live: quote.live,
    score_at_bet: quote.live ? printScore(quote.score) : '',
    state_version: BigInt(quote.stateVersion),
    exposure_risk: exposures[leg]!.risk,
    exposure_win: exposures[leg]!.win,
  }));
  await trx.insertInto('sport_legs').values(rows).execute();
  await addFirstSteps(trx, ticket.id, { at: now, risk, accepted: !pending });
  await addExposures(
    trx,
    rows.map(row => {
      const { exposure_risk, exposure_win } = row;
      return {
        backed: row,
        change: {
          risk: pending ? 0n : exposure_risk,
          win: exposure_win,
          pending: pending ? exposure_win : 0n,
        },
      };
    }),
  );
  return true;
}

/** OU for a single on a pair, DT for one on anything else, P3 for several legs: the provider's prefixes. */
async function nextTicket(trx: Transaction<Tables>, legs: readonly PricedLeg[]) {
  const { rows } = await sql<{ id: bigint }>`SELECT nextval('sport_ticket') AS id`.execute(trx);
  const id = BigInt(rows[0]!.id);
  const prefix = legs.length > 1 ? 'P3' : legs[0]!.selection.market.paired ? 'OU' : 'DT';
  return { id, name: `${prefix}${id}` };
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
