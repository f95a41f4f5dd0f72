import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import { decideChange, type OddsFormat, type OddsPolicy, stakeToRisk } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { hold } from '@lobby/platform-ledger';
import { lockAvailable } from '@lobby/platform-ledger/double-entry/postings';
import { whyNoStake } from '@lobby/platform-protection/remaining';
import { championType } from '@lobby/sports';
import { sql, type Transaction } from 'kysely';
import { addStep } from '../bets/steps.ts';
import { type ChampionOffer, type ChampionPick, offerChampion, readChampionRows } from './champion-offer.ts';
import type { OutrightBook } from './outright-book.ts';
import { lockOutright } from './outright-rows.ts';

/** An order on a runner as the member sent it. */
export interface ChampionOrder extends ChampionPick {
  readonly memberId: string;
  readonly siteId: string;
  readonly operationId: string;
  readonly policy: OddsPolicy;
  /** What the member chose; the price is decimal whatever it is. */
  readonly format: OddsFormat;
  /** Fen. */
  readonly stake: Fen;
  readonly seenOdds: string;
}

export type ChampionPlacement =
  | { readonly placed: true }
  | {
      readonly placed: false;
      readonly reason: OrderRefusalReason;
      /** What is offered instead. */
      readonly offer?: ChampionOffer;
      readonly now: number;
      readonly balance: Fen;
    };

/**
 * Accepts an order or returns why not. Prices it again after locking the member's account and then the outright. It
 * never waits: while a goal is being confirmed in one of its matches, nothing of an outright is for sale.
 */
export async function placeChampion(
  trx: Transaction<Tables>,
  book: OutrightBook,
  clock: Clock,
  order: ChampionOrder,
): Promise<ChampionPlacement> {
  const balance = await lockAvailable(trx, order.memberId);
  await lockOutright(trx, order.outright.id);
  const now = clock.now();
  const answer = offerChampion(order, await readChampionRows(trx, book, order, now));
  const refuse = (reason: OrderRefusalReason): ChampionPlacement => ({
    placed: false,
    reason,
    offer: answer.offer,
    now,
    balance,
  });
  if ('refusal' in answer) return refuse(answer.refusal);
  const { runner, limits } = answer.offer;
  const change = decideChange(order.policy, {
    format: 'E',
    oldOdds: order.seenOdds,
    newOdds: runner.odds,
    oldLine: '',
    newLine: '',
  });
  if (!change.take) return refuse(change.reason);
  if (order.stake < limits.least) return refuse('below-minimum');
  if (order.stake > limits.most) return refuse('above-maximum');
  if (order.stake > balance) return refuse('over-balance');
  const refusedFor = await whyNoStake(trx, order.memberId, { fen: order.stake, now });
  if (refusedFor) return refuse(refusedFor);
  await bookChampion(trx, order, runner.odds, now);
  return { placed: true };
}

async function bookChampion(
  trx: Transaction<Tables>,
  order: ChampionOrder,
  odds: string,
  now: number,
): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`SELECT nextval('sport_ticket') AS id`.execute(trx);
  const id = BigInt(rows[0]!.id);
  const { memberId, siteId, operationId, stake, outright } = order;
  const { risk, win } = stakeToRisk('E', odds, stake);
  const ticket = `DT${id}`;
  const held = await hold(trx, {
    siteId,
    memberId,
    operationId,
    amount: risk,
    reference: `bet:${ticket}`,
    at: now,
  });
  await trx
    .insertInto('sport_bets')
    .values({
      id,
      ticket_id: ticket,
      site_id: siteId,
      member_id: memberId,
      operation_id: operationId,
      hold_id: held,
      status: 'open',
      kind: 'single',
      folds: '1',
      combinations: 1,
      odds_format: order.format,
      policy: order.policy,
      unit: stake,
      stake,
      risk,
      win,
      placed_at: BigInt(now),
      confirm_at: BigInt(now),
      decided_at: BigInt(now),
      reject_reason: '',
    })
    .execute();
  await trx
    .insertInto('sport_legs')
    .values({
      bet_id: id,
      leg: 0,
      member_id: memberId,
      match_id: null,
      outright_id: outright.id,
      gid: outright.id,
      gtype: championType,
      wtype: championType,
      rtype: order.runnerId,
      chose: '',
      line: '',
      strong: '',
      price_format: 'E',
      odds,
      live: false,
      score_at_bet: '',
      state_version: 0n,
      // No part of the sums of a match: those of an outright are counted from its bets.
      exposure_risk: 0n,
      exposure_win: 0n,
    })
    .execute();
  await addStep(trx, id, { kind: 'placed', at: now, amount: -risk });
  await addStep(trx, id, { kind: 'accepted', at: now });
}
