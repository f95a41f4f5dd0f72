import type { CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import { cashOutPart, minCashOut } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { freshMoment, priceAfterWait } from '@lobby/pricing';
import type { Kysely, Transaction } from 'kysely';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { lockBet, matchLegsOf } from '../bets/stored-bet.ts';
import { doEach } from '../each.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { lockMatches } from '../risk/exposure-rows.ts';
import { withFreshResults, withResultChanges } from './blocked-bets.ts';
import { bookSale } from './book-sale.ts';
import type { StoredCashOut } from './cash-out.tables.ts';
import { type Moments, momentsOf, openMatches } from './moments.ts';
import { priceTicket } from './ticket-price.ts';

type Verdict =
  | { readonly refused: CashOutReason }
  | { readonly price: Fen; readonly sold: Fen; readonly paid: Fen };

/**
 * Decides a cash-out that waited, as of the moment at which it was due, from rows and matches alone
 * (docs/designs.md#decisions-that-wait). Pure.
 * @param hasChanged whether settlement has work left on its matches, or has just graded a leg.
 */
export function judgeCashOut(
  row: StoredCashOut,
  bet: StoredBet,
  legs: readonly MatchLeg[],
  hasChanged: boolean,
  moments: Moments,
): Verdict {
  if (bet.status !== 'open') return { refused: 'settled' };
  const isGraded = legs.some(leg => (leg.settled_at ?? 0n) > row.made_at);
  if (hasChanged || isGraded) return { refused: 'match-changed' };
  const answer = priceTicket(bet, legs, id => moments.get(id));
  if ('refusal' in answer) return { refused: answer.refusal };
  const { offer } = answer;
  if (BigInt(offer.stateVersion) > row.state_version) return { refused: 'match-changed' };
  const price = priceAfterWait(row.policy, row.seen_price, offer.price);
  if (price === undefined) return { refused: 'price-changed' };
  const { sold, paid } = cashOutPart({ price, left: offer.left }, row.part);
  return paid < minCashOut ? { refused: 'below-minimum' } : { price, sold, paid };
}

/** Decides one cash-out that is due; does nothing when another process has it or it is decided. */
export async function decideCashOut(
  db: Kysely<Tables>,
  store: MatchStore,
  { id, bet_id }: Pick<StoredCashOut, 'id' | 'bet_id'>,
  clock: Clock,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const bet = await lockBet(trx, bet_id);
    const row = await waitingRow(trx, id);
    if (!bet || !row || row.confirm_at > BigInt(clock.now())) return;
    const legs = await matchLegsOf(trx, bet.id);
    const matchIds = openMatches(legs);
    const due = Number(row.confirm_at);
    // Settlement may write a time before the sale was ordered: a result that was not there then is fresh now.
    const hasChanged = [
      await withResultChanges(trx, [bet.id]),
      await withFreshResults(trx, store, [bet.id], due),
    ].some(bets => bets.has(bet.id));
    const atDue = await momentsOf(trx, store, matchIds, freshMoment, due);
    const verdict = judgeCashOut(row, bet, legs, hasChanged, atDue);
    if ('refused' in verdict) {
      await close(trx, row.id, {
        state: 'refused',
        reason: verdict.refused,
        decided_at: BigInt(clock.now()),
      });
      return;
    }
    await lockMatches(trx, matchIds);
    const now = clock.now();
    const moments = await momentsOf(trx, store, matchIds, freshMoment, now);
    const { price, sold, paid } = verdict;
    const sale = { sold, paid, now, autoId: row.auto_id };
    const left_after = await bookSale(trx, bet, legs, sale, moments);
    await close(trx, row.id, { state: 'done', price, sold, paid, left_after, decided_at: BigInt(now) });
  });
}

async function waitingRow(trx: Transaction<Tables>, id: bigint): Promise<StoredCashOut | undefined> {
  return trx
    .selectFrom('sport_cash_outs')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

async function close(
  trx: Transaction<Tables>,
  id: bigint,
  end: Partial<Omit<StoredCashOut, 'id'>>,
): Promise<void> {
  await trx.updateTable('sport_cash_outs').set(end).where('id', '=', id).execute();
}

/** Decides every cash-out that is due. Answers how many there were. */
export async function decideCashOutsDue(
  db: Kysely<Tables>,
  store: MatchStore,
  clock: Clock,
): Promise<number> {
  const due = await db
    .selectFrom('sport_cash_outs')
    .select(['id', 'bet_id'])
    .where('state', '=', 'pending')
    .where('confirm_at', '<=', BigInt(clock.now()))
    .orderBy('confirm_at')
    .limit(500)
    .execute();
  await doEach(due, row => decideCashOut(db, store, row, clock));
  return due.length;
}
