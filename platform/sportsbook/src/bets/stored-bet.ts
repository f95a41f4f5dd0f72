import { type Exposure, legExposure, parseSizes, shareOf, type Ticket, winnableOf } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { lockAvailable } from '@lobby/platform-ledger/double-entry/postings';
import type { SportCode } from '@lobby/sports';
import type { Kysely, NotNull, Transaction } from 'kysely';
import type { MatchLeg, StoredBet, StoredLeg } from './bets.tables.ts';

/**
 * Locks a bet until the transaction ends, after its member's account. Everything that changes a bet and moves money
 * takes the locks in this order. Undefined when there is no such bet.
 */
export async function lockBet(trx: Transaction<Tables>, betId: bigint): Promise<StoredBet | undefined> {
  const owner = await trx
    .selectFrom('sport_bets')
    .select('member_id')
    .where('id', '=', betId)
    .executeTakeFirst();
  if (!owner) return undefined;
  await lockAvailable(trx, owner.member_id);
  return trx.selectFrom('sport_bets').selectAll().where('id', '=', betId).forUpdate().executeTakeFirst();
}

/** The same of a member's ticket by its name. */
export async function lockTicket(
  trx: Transaction<Tables>,
  memberId: string,
  ticketId: string,
): Promise<StoredBet | undefined> {
  const found = await trx
    .selectFrom('sport_bets')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found && lockBet(trx, found.id);
}

/** The legs of a bet in their order. */
export async function legsOf(db: Kysely<Tables>, betId: bigint): Promise<StoredLeg[]> {
  return db.selectFrom('sport_legs').selectAll().where('bet_id', '=', betId).orderBy('leg').execute();
}

/** The legs of a bet on matches; none of one on an outright. */
export async function matchLegsOf(db: Kysely<Tables>, betId: bigint): Promise<MatchLeg[]> {
  return db
    .selectFrom('sport_legs')
    .selectAll()
    .where('bet_id', '=', betId)
    .where('match_id', 'is not', null)
    .orderBy('leg')
    .$narrowType<{ match_id: NotNull; gtype: SportCode }>()
    .execute();
}

type Sold = Pick<StoredBet, 'risk' | 'sold_risk'>;

/** The risk of a bet that its member has not sold back, fen; 0 = it was sold whole. */
export function leftOf({ risk, sold_risk }: Sold): Fen {
  return risk - sold_risk;
}

/** What an amount of a whole bet comes to for the part that is left of it, rounded once, fen. */
export function shareLeft(bet: Sold, amount: Fen): Fen {
  return shareOf(amount, leftOf(bet), bet.risk);
}

/** What rides on each leg of the part that is left. Throws as `legExposure` does. */
export function legExposuresLeft(bet: Sold, ticket: Ticket): readonly Exposure[] {
  return legExposure(ticket).map(({ risk, win }) => ({
    risk: shareLeft(bet, risk),
    win: shareLeft(bet, win),
  }));
}

/**
 * What the part that is left may win, fen: of an open bet by the grades its legs have already, of any other by the
 * prices it was taken at.
 */
export function winnableLeft(
  bet: StoredBet,
  legs: readonly Pick<StoredLeg, 'price_format' | 'odds' | 'result'>[],
): Fen {
  return shareLeft(bet, bet.status === 'open' ? winnableOf(ticketOf(bet, legs)) : bet.win);
}

/** A stored bet as the arithmetic reads it: the whole of it, also when a part was sold. */
export function ticketOf(
  { unit, folds }: Pick<StoredBet, 'unit' | 'folds'>,
  legs: readonly Pick<StoredLeg, 'price_format' | 'odds' | 'result'>[],
): Ticket {
  return {
    unit,
    // Safe: `printSizes` wrote it.
    sizes: parseSizes(folds, legs.length)!,
    legs: legs.map(({ price_format: format, odds, result }) => ({
      format,
      odds,
      ...(result !== '' && { grade: result }),
    })),
  };
}
