import type { Query } from '../../database/database.ts';
import type { Session } from '../../sessions/sessions.ts';
import { marketOf, mostOnRound } from '../market-limits.ts';
import { lockFunds, payerOf } from '../round-money.ts';
import type { RoundRow } from '../round-rows.ts';
import { movesOf, withMove } from './choice-moves.ts';
import { finishIfOverdue } from './finish-round.ts';
import { lockRound } from './open-rounds.ts';
import { drawnBy, playOn } from './play-on.ts';

/** A move as a page asks for it. */
export interface AskedMove {
  readonly round: string;
  /** How many moves were made before it: the same move at the same position is made once. */
  readonly position: number;
  readonly move: string;
}

/**
 * Why a move was not made, and nothing changed: `round`: there is no such round of this player; `over`: it waits no more;
 * `exists`: another move was made at this position; `position`: it is not its turn yet.
 */
export type MoveRefusal =
  | { readonly reason: 'round' | 'over' | 'exists' | 'position' | 'move' | 'balance' }
  /** The round would take more than the market lets it, yuan. */
  | { readonly reason: 'stake-cap'; readonly most: number };

/** Adds a move to a round in the transaction of the caller, who holds the session. */
export async function moveRound(
  query: Query,
  session: Session,
  { round: id, position, move }: AskedMove,
  at: number,
): Promise<{ readonly round: RoundRow } | MoveRefusal> {
  const funds = await lockFunds(query, payerOf(session));
  const round = await lockRound(query, session, id);
  if (!round) return { reason: 'round' };
  const moves = movesOf(round.choice);
  if (position < moves.length && moves[position] === move) return { round };
  if (round.open === null || (await finishIfOverdue(query, round, { funds, at }))) return { reason: 'over' };
  if (position !== moves.length) return { reason: position < moves.length ? 'exists' : 'position' };
  if (!round.open.includes(move)) return { reason: 'move' };
  const choice = withMove(round.choice, move);
  const market = marketOf(session);
  const held = round.stake * BigInt(drawnBy(round).game.unitsHeld(choice));
  if (held > round.staked && held > mostOnRound(market))
    return { reason: 'stake-cap', most: market.mostOnRound };
  const played = await playOn(query, round, { choice, funds, at });
  return played === 'balance' ? { reason: 'balance' } : { round: played };
}
