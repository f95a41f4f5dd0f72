import { marketByWtype } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { releaseHold } from '@lobby/platform-ledger';
import { sendLetter } from '@lobby/platform-messaging/letters/send-letter';
import { liabilityLimits } from '@lobby/pricing';
import type { Transaction } from 'kysely';
import { endOrder } from '../bets/auto-cash-outs.ts';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';
import { leftOf, legExposuresLeft, ticketOf } from '../bets/stored-bet.ts';
import { adjustPrices } from '../risk/adjust-prices.ts';
import { setLegExposures } from '../risk/leg-exposure.ts';
import { countTurnover } from '../settlement/turnover.ts';
import { sportOf } from '../sports/sports.ts';
import { autoLetter } from './auto-letter.ts';
import type { Moments } from './moments.ts';

/** A part of a ticket that is sold. */
export interface Sale {
  /** Risk that is sold, and what is paid for it, fen. */
  readonly sold: Fen;
  readonly paid: Fen;
  readonly now: number;
  /** The order that made it; null of a sale by hand. */
  readonly autoId: bigint | null;
}

/**
 * Takes what is sold out of the hold, pays for it, and counts the exposure of the rest. A bet sold whole is settled
 * without a result. The caller holds the locks.
 * @param moments the open matches.
 * @returns the risk that is left.
 */
export async function bookSale(
  trx: Transaction<Tables>,
  before: StoredBet,
  legs: readonly MatchLeg[],
  { sold, paid, now, autoId }: Sale,
  moments: Moments,
): Promise<Fen> {
  const step = await addStep(trx, before.id, { kind: 'cashed-out', at: now, amount: paid });
  // Not the operation id: members choose it, and two may choose the same.
  const transferId = `${before.hold_id}/sale/${step}`;
  await releaseHold(trx, before.hold_id, { amount: sold, payout: paid, transferId, at: now });
  await endOrder(trx, before.id, autoId === null ? 'sold' : 'ran', now);
  if (autoId !== null) await sendLetter(trx, autoLetter(before, { autoId, paid, now }));
  const bet = {
    ...before,
    sold_risk: before.sold_risk + sold,
    cashed_out: before.cashed_out + paid,
  };
  const left = leftOf(bet);
  const { sold_risk, cashed_out } = bet;
  await trx
    .updateTable('sport_bets')
    .set({
      sold_risk,
      cashed_out,
      ...(left === 0n && { status: 'settled', net: cashed_out - bet.risk, settled_at: BigInt(now) }),
    })
    .where('id', '=', bet.id)
    .execute();
  await setLegExposures(trx, before, legs, left === 0n ? [] : legExposuresLeft(bet, ticketOf(bet, legs)), {
    decided: true,
  });
  for (const leg of legs) {
    const at = moments.get(leg.match_id);
    // Safe: the bet was made on a market of this house.
    const market = marketByWtype(leg.wtype)!;
    if (!at) continue;
    const limits = liabilityLimits(sportOf(at.match).limits, at.match, market);
    await adjustPrices(trx, at.match, at.moment, limits, now);
  }
  if (left === 0n && bet.kind === 'single') {
    // The member's other bets on the match no longer stand against this one.
    await countTurnover(trx, { member_id: bet.member_id, match_id: legs[0]!.match_id, now });
  }
  return left;
}
