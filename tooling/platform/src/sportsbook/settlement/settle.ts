import { type Fen, type Grade, markets, settledReturn, ticketTurnover } from '@lobby/betting';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { postHold } from '../../ledger/index.ts';
import { leftOf, legsOf, lockBet, ridingLeft, shareLeft, ticketOf } from '../bets/stored-bet.ts';
import { doEach } from '../each.ts';
import { setRiding } from '../risk/riding.ts';
import type { StoredBet, StoredLeg } from '../sportsbook.tables.ts';
import { gradeLeg, resultsOf } from './grade-leg.ts';
import { countTurnover } from './turnover.ts';

const halfMarkets = markets.filter(market => market.period === 'half').map(market => market.wtype);

/**
 * Grades the legs of a bet that their matches have decided, in one transaction, and settles the bet as soon as its
 * money no longer depends on the others. Does nothing when nothing is new. Answers whether anything was.
 */
export async function settleOne(db: Kysely<Tables>, betId: bigint, now: number): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const bet = await lockBet(trx, betId);
    if (bet?.status !== 'open' && bet?.status !== 'settled') return false;
    const before = await legsOf(trx, betId);
    const legs = await gradeLegs(trx, before, now);
    if (!legs.some((leg, at) => leg !== before[at])) return false;
    // Decided before, by a leg that was lost, or sold: the others are graded for the record.
    if (bet.status === 'settled') return true;
    const ticket = ticketOf(bet, legs);
    const credit = settledReturn(ticket);
    await setRiding(trx, bet, before, credit === undefined ? ridingLeft(bet, ticket) : [], { decided: true });
    if (credit !== undefined) await settle(trx, bet, legs, shareLeft(bet, credit), now);
    return true;
  });
}

/** The legs with the grades that are known now, written; a leg without news is the same object. */
async function gradeLegs(
  trx: Transaction<Tables>,
  legs: readonly StoredLeg[],
  now: number,
): Promise<readonly StoredLeg[]> {
  const open = legs.filter(leg => leg.result === '');
  if (open.length === 0) return legs;
  const results = await resultsOf(
    trx,
    open.map(leg => leg.match_id),
  );
  const graded: StoredLeg[] = [];
  for (const leg of legs) {
    const news = leg.result === '' ? gradeLeg(leg, results.get(leg.match_id)) : undefined;
    graded.push(news ? { ...leg, result: news.grade, cancel_reason: news.cancelReason } : leg);
    if (!news) continue;
    await trx
      .updateTable('sport_legs')
      .set({
        result: news.grade,
        cancel_reason: news.cancelReason,
        result_version: news.version,
        settled_at: BigInt(now),
      })
      .where('bet_id', '=', leg.bet_id)
      .where('leg', '=', leg.leg)
      .execute();
  }
  return graded;
}

/** @param credit what the part that is left returns. */
async function settle(
  trx: Transaction<Tables>,
  bet: StoredBet,
  legs: readonly StoredLeg[],
  credit: Fen,
  now: number,
): Promise<void> {
  await postHold(trx, bet.hold_id, { payout: credit, at: now });
  const net = credit - leftOf(bet);
  await trx
    .updateTable('sport_bets')
    .set({
      status: 'settled',
      result: resultOf(legs, net),
      // Why the legs of several were cancelled is theirs.
      cancel_reason: bet.kind === 'single' ? legs[0]!.cancel_reason : '',
      net: net + bet.cashed_out - bet.sold_risk,
      settled_at: BigInt(now),
    })
    .where('id', '=', bet.id)
    .execute();
  if (bet.kind === 'single') {
    await countTurnover(trx, { member_id: bet.member_id, match_id: legs[0]!.match_id });
    return;
  }
  const turnover = shareLeft(bet, ticketTurnover(ticketOf(bet, legs)));
  await trx.updateTable('sport_bets').set({ turnover }).where('id', '=', bet.id).execute();
}

/** What a bet as a whole came to, by its legs and what the part that was left won or lost. */
function resultOf(legs: readonly StoredLeg[], net: Fen): Grade {
  const [first] = legs;
  // Safe: a bet that is settled by its only leg has a graded one.
  if (first && legs.length === 1) return first.result as Grade;
  if (legs.every(leg => leg.result === 'D')) return 'D';
  return net > 0n ? 'W' : net < 0n ? 'L' : 'P';
}

/** Grades and settles what the results reported so far decide: first-half markets from half-time on. Answers how many. */
export async function settleDue(db: Kysely<Tables>, now: number): Promise<number> {
  const due = await db
    .selectFrom('sport_legs as l')
    .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
    .innerJoin('sport_results as r', 'r.match_id', 'l.match_id')
    .select('b.id')
    .distinct()
    .where('l.result', '=', '')
    .where('b.status', 'in', ['open', 'settled'])
    .where(({ or, and, eb }) =>
      or([
        eb('r.full', 'is not', null),
        eb('r.cancel_reason', '!=', ''),
        and([eb('r.half', 'is not', null), eb('l.wtype', 'in', halfMarkets)]),
      ]),
    )
    .limit(500)
    .execute();
  let settled = 0;
  await doEach(due, async ({ id }) => {
    if (await settleOne(db, id, now)) settled++;
  });
  return settled;
}
