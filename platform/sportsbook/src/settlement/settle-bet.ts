import { settledReturn, ticketTurnover } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { endOrder } from '../bets/auto-cash-outs.ts';
import { leftOf, legExposuresLeft, lockBet, matchLegsOf, shareLeft, ticketOf } from '../bets/stored-bet.ts';
import { setLegExposures } from '../risk/leg-exposure.ts';
import { gradeLegs } from './grade-legs.ts';
import { moveMoney, type Settled } from './move-money.ts';
import { countTurnover, setTurnover } from './turnover.ts';

/**
 * Grades the legs of an accepted bet by what is known, in one transaction, and moves its money
 * (docs/designs.md#settlement-of-a-bet).
 * @returns undefined when nothing was new.
 */
export async function settleBet(
  db: Kysely<Tables>,
  betId: bigint,
  now: number,
): Promise<Settled | undefined> {
  return db.transaction().execute(async trx => {
    const bet = await lockBet(trx, betId);
    if (bet?.status !== 'open' && bet?.status !== 'settled') return undefined;
    const before = await matchLegsOf(trx, betId);
    const { legs, changes } = await gradeLegs(trx, bet, before, now);
    const change = changes.find(({ before: leg }) => leg.result !== '') ?? changes[0];
    if (!change) return undefined;
    if (leftOf(bet) === 0n) return { did: 'graded', amount: 0n };
    const ticket = ticketOf(bet, legs);
    const whole = settledReturn(ticket);
    const credit = whole === undefined ? undefined : shareLeft(bet, whole);
    const exposures = credit === undefined ? legExposuresLeft(bet, ticket) : [];
    if (credit !== undefined) await endOrder(trx, betId, 'settled', now);
    const settled = await moveMoney(trx, { bet, legs, change, credit, now });
    await setLegExposures(trx, bet, before, exposures, { decided: true });
    if (bet.kind === 'single') {
      await countTurnover(trx, { member_id: bet.member_id, match_id: legs[0]!.match_id, now });
    } else {
      await setTurnover(trx, bet, shareLeft(bet, ticketTurnover(ticket)), now);
    }
    return settled;
  });
}
