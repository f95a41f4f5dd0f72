import { randomUUID } from 'node:crypto';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { Kysely } from 'kysely';
import { waitingOrders } from '../../bets/auto-cash-outs.ts';
import { lockBet } from '../../bets/stored-bet.ts';
import { doEach } from '../../each.ts';
import type { MatchStore } from '../../feed/match-store.ts';
import { offersNow } from '../offers-now.ts';
import { sell } from '../sell.ts';

/** As many bets are priced at once. */
const batch = 200;

/**
 * Sells every bet whose offer has come to what its member asks for. The offer is looked at from memory, and the sale
 * prices it anew from rows; nothing is sold below what was asked for.
 * @returns how many sales were made or wait.
 */
export async function runOrders(db: Kysely<Tables>, store: MatchStore, clock: Clock): Promise<number> {
  let made = 0;
  for (let after = 0n; ; ) {
    const rows = await db
      .selectFrom('sport_auto_cash_outs as o')
      .innerJoin('sport_bets as b', 'b.id', 'o.bet_id')
      .selectAll('b')
      .select('o.target')
      .where('o.state', '=', 'waiting')
      .where('b.status', '=', 'open')
      .where('b.id', '>', after)
      .orderBy('b.id')
      .limit(batch)
      .execute();
    const offers = await offersNow(db, store, clock, rows);
    const reached = rows.filter(row => {
      const answer = offers.of(row);
      return 'offer' in answer && answer.offer.price >= row.target;
    });
    await doEach(reached, async bet => {
      if (await runOrder(db, store, clock, bet.id)) made += 1;
    });
    const last = rows.at(-1);
    if (!last || rows.length < batch) return made;
    after = last.id;
  }
}

/**
 * Sells a bet as its member ordered, in the same way as by hand and under the same lock, so that it is sold once.
 * @returns whether the sale was made or waits; otherwise the order goes on waiting.
 */
export async function runOrder(
  db: Kysely<Tables>,
  store: MatchStore,
  clock: Clock,
  betId: bigint,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const bet = await lockBet(trx, betId);
    const order = (await waitingOrders(trx, [betId])).get(betId);
    if (!bet || !order) return false;
    // Nobody may act for an account that was stopped to be looked at.
    if ((await factsOfMember(trx, bet.member_id)).isFrozen) return false;
    const answer = await sell(trx, store, clock, {
      memberId: bet.member_id,
      operationId: randomUUID(),
      ticketId: bet.ticket_id,
      part: 100,
      seenPrice: order.target,
      seenVersion: undefined,
      policy: 'better',
      autoId: order.id,
    });
    return answer === 'written';
  });
}
