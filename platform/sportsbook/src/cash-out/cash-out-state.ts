import type { CashOutReason, WireCashOutState } from '@lobby/api-client/contract/game/cash-out';
import { type Fen, formatYuan } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { balanceOf, outcomeOfKind } from '@lobby/platform-ledger';
import { momentAt } from '@lobby/pricing';
import type { Kysely } from 'kysely';
import { matchLegsOf } from '../bets/stored-bet.ts';
import type { MatchStore } from '../feed/match-store.ts';
import { withFreshResults } from './blocked-bets.ts';
import type { StoredCashOut } from './cash-out.tables.ts';
import { decideCashOut } from './decide.ts';
import { momentsOf, openMatches } from './moments.ts';
import { priceTicket } from './ticket-price.ts';

/** The kind under which the outcome of a cash-out is kept by its id. */
export const cashOutOperation = 'cash-out';

interface Key {
  readonly memberId: string;
  readonly operationId: string;
}

/** The state of a cash-out by its operation id, requested after a delay or a lost answer. */
export async function stateOfCashOut(
  db: Kysely<Tables>,
  store: MatchStore,
  key: Key,
  clock: Clock,
): Promise<WireCashOutState> {
  const row = await rowOf(db, key);
  if (row?.state === 'pending' && Number(row.confirm_at) <= clock.now()) {
    await decideCashOut(db, store, row, clock);
  }
  if (row) return encodeCashOut(db, store, key, clock.now());
  const outcome = await outcomeOfKind<WireCashOutState>(db, { ...key, kind: cashOutOperation });
  return outcome ?? { code: 'unknown', operation_id: key.operationId };
}

/** A stored cash-out in the codes of the wire: 560 sold, delay, 555 refused. */
export async function encodeCashOut(
  db: Kysely<Tables>,
  store: MatchStore,
  key: Key,
  now: number,
): Promise<WireCashOutState> {
  const row = await rowOf(db, key);
  if (!row) throw new Error(`There is no cash-out ${key.operationId} of member ${key.memberId}.`);
  const name = { ticket_id: row.ticket_id, operation_id: row.operation_id };
  if (row.state === 'pending') {
    return { code: 'delay', active: 'delay', ...name, confirm_at: Number(row.confirm_at) };
  }
  if (row.state === 'refused') {
    // Safe: only `decideCashOut` writes it, from the same list.
    const errormsg = row.reason as CashOutReason;
    return { code: '555', ...name, errormsg, price: printPrice(await priceNow(db, store, row.bet_id, now)) };
  }
  const { available } = await balanceOf(db, row.member_id);
  return {
    code: '560',
    ...name,
    part: row.part,
    price: printPrice(row.price),
    paid: printPrice(row.paid),
    stake_sold: printPrice(row.sold),
    stake_left: printPrice(row.left_after),
    nowcredit: formatYuan(available),
    systime: now,
  };
}

/** An amount of the wire; empty when there is none. */
export function printPrice(price: Fen | null | undefined): string {
  return price === null || price === undefined ? '' : formatYuan(price);
}

async function priceNow(
  db: Kysely<Tables>,
  store: MatchStore,
  betId: bigint,
  now: number,
): Promise<Fen | undefined> {
  const bet = await db.selectFrom('sport_bets').selectAll().where('id', '=', betId).executeTakeFirstOrThrow();
  if ((await withFreshResults(db, store, [betId], now)).has(betId)) return undefined;
  const legs = await matchLegsOf(db, betId);
  const moments = await momentsOf(db, store, openMatches(legs), momentAt, now);
  const answer = priceTicket(bet, legs, id => moments.get(id));
  return 'offer' in answer ? answer.offer.price : undefined;
}

async function rowOf(
  db: Kysely<Tables>,
  { memberId, operationId }: Key,
): Promise<(StoredCashOut & { ticket_id: string }) | undefined> {
  return db
    .selectFrom('sport_cash_outs as c')
    .innerJoin('sport_bets as b', 'b.id', 'c.bet_id')
    .selectAll('c')
    .select('b.ticket_id')
    .where('c.member_id', '=', memberId)
    .where('c.operation_id', '=', operationId)
    .executeTakeFirst();
}
