import { isDeepStrictEqual } from 'node:util';
import { isStake } from '@lobby/games';
import type { RoundTimes } from '../catalog/timetable.ts';
import { gameAt } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { marketOf, mostOnRound } from '../rounds/market-limits.ts';
import { countStake, mustCheckReality } from '../rounds/reality-check.ts';
import { lockFunds, moveMoney, payerOf } from '../rounds/round-money.ts';
import { newId } from '../sessions/secrets.ts';
import { ownerOf, type Session } from '../sessions/sessions.ts';
import { placedTogether, seatOf } from './seats.ts';

/** Presses of one player that a round takes. */
const mostPresses = 100;

/** Bets as a page places them. */
export interface AskedBets {
  /** Chosen by the page: the same again is the same bets. */
  readonly requestId: string;
  /** Of the round. */
  readonly number: number;
  /** Fen of one unit. */
  readonly stake: bigint;
  readonly choice: unknown;
}

/** Why bets were not taken; nothing was staked then. */
export type BetRefusal =
  | {
      readonly reason:
        | 'exists'
        | 'game'
        | 'stake'
        | 'choice'
        | 'closed'
        | 'limit'
        | 'balance'
        | 'reality-check';
    }
  /** With what is on the round already it is more than the market lets it take, yuan. */
  | { readonly reason: 'stake-cap'; readonly most: number };

/** Bets that were taken. */
export interface TakenBets {
  readonly number: number;
  readonly staked: bigint;
}

/** The bets that a session placed by an id of its page, also after it has ended. */
export async function findBets(
  query: Query,
  sessionId: string,
  requestId: string,
): Promise<(TakenBets & { readonly stake: bigint; readonly choice: unknown }) | undefined> {
  const [bet] = await query<{ number: bigint; stake: bigint; choice: unknown; staked: bigint }>(
    `SELECT number, stake, table_bets.choice, table_bets.staked FROM table_bets JOIN table_seats ON table_seats.id = seat
     WHERE table_bets.session_id = $1 AND request_id = $2`,
    [sessionId, requestId],
  );
  return bet && { ...bet, number: Number(bet.number) };
}

/**
 * Takes bets on the running round in the transaction of the caller, who holds the session. While they are written the
 * round is not drawn, so bets that were taken in time are on it.
 */
export async function placeBets(
  query: Query,
  session: Session,
  { requestId, number, stake, choice: sent }: AskedBets,
  { running, now }: { readonly running: RoundTimes; readonly now: () => number },
): Promise<TakenBets | BetRefusal> {
  const { venue, player } = session;
  const game = gameAt(venue, session.game);
  const known = await findBets(query, session.id, requestId);
  if (known) {
    const { number: on, staked } = known;
    const isSame = on === number && known.stake === stake;
    return isSame && isDeepStrictEqual(known.choice, game?.readChoice(sent))
      ? { number: on, staked }
      : { reason: 'exists' };
  }
  if (!game?.isShared) return { reason: 'game' };
  if (!isStake(stake, game.stakes)) return { reason: 'stake' };
  const choice = game.readChoice(sent);
  if (choice === undefined) return { reason: 'choice' };
  if (number !== running.number) return { reason: 'closed' };

  const [round] = await query<{ link: string | null }>(
    'SELECT link FROM shared_rounds WHERE venue = $1 AND game = $2 AND number = $3 FOR SHARE',
    [venue, game.code, number],
  );
  // Bets and transfers of a player take turns on the purse.
  const payer = payerOf(session);
  const before = await lockFunds(query, payer);
  // Read behind the locks: whoever waited for them too long is late.
  const at = now();
  if (!round || round.link !== null || at >= running.closesAt) return { reason: 'closed' };
  if (await mustCheckReality(query, session, at)) return { reason: 'reality-check' };
  const seat = await seatOf(query, session, number);
  const together = placedTogether(game, seat?.choice, { stake, choice });
  if (!together || (seat && (await pressesOf(query, seat.id)) >= mostPresses)) return { reason: 'limit' };
  const staked = stake * BigInt(game.unitsHeld(choice));
  const market = marketOf(session);
  if ((seat?.staked ?? 0n) + staked > mostOnRound(market))
    return { reason: 'stake-cap', most: market.mostOnRound };
  if (before < staked) return { reason: 'balance' };
  await countStake(query, session, at);

  const [id, seatId] = [newId(), seat?.id ?? newId()];
  await query(
    `INSERT INTO table_seats (id, venue, game, number, owner, session_id, player, choice, staked, draws_at, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (id) DO UPDATE SET choice = $8, staked = table_seats.staked + $9, session_id = $6`,
    [
      ...[seatId, venue, game.code, number, ownerOf(session), session.id, player],
      ...[JSON.stringify(together), staked, running.drawsAt, at],
    ],
  );
  await query(
    `INSERT INTO table_bets (id, seat, session_id, request_id, stake, choice, staked, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, seatId, session.id, requestId, stake, JSON.stringify(choice), staked, at],
  );
  // What the round wins is moved when it is settled.
  await moveMoney(query, payer, { round: seatId, reference: id, staked, win: 0n, at });
  return { number, staked };
}

async function pressesOf(query: Query, seat: string): Promise<number> {
  const [counted] = await query<{ presses: bigint }>(
    'SELECT count(*) AS presses FROM table_bets WHERE seat = $1',
    [seat],
  );
  return Number(counted?.presses ?? 0n);
}
