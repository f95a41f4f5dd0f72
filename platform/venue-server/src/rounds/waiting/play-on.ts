import { fromHex } from '@lobby/draws';
import { personalDraws, winOf } from '@lobby/games';
import { gameAt } from '../../catalog/venues.ts';
import type { Query } from '../../database/database.ts';
import { holdHistory } from '../history-lock.ts';
import { moveMoney, type Payer } from '../round-money.ts';
import { findById, type RoundRow } from '../round-rows.ts';
import { movesOf } from './choice-moves.ts';
import type { PlayableRound } from './open-rounds.ts';

export const payerOfRound = ({
  venue,
  player,
  session_id: sessionId,
}: Pick<PlayableRound, 'venue' | 'player' | 'session_id'>): Payer => ({ venue, player, sessionId });

/** The game of a round and the draws that it was begun with, from their first one. */
export function drawnBy(round: PlayableRound) {
  const game = gameAt(round.venue, round.game);
  if (!game) throw new Error(`${round.venue} has no game ${round.game}, of which round ${round.id} waits`);
  const seeds = { server: fromHex(round.server_seed), client: round.client_seed, nonce: round.nonce };
  return { game, draws: () => personalDraws(seeds) };
}

/**
 * Plays the same seeds again with a longer choice, takes what that stakes more, and pays the win when the round is over.
 * The caller has locked the funds and then the round. Nothing changes when the funds do not suffice.
 */
export async function playOn(
  query: Query,
  round: PlayableRound,
  { choice, funds, at }: { readonly choice: unknown; readonly funds: bigint; readonly at: number },
): Promise<RoundRow | 'balance'> {
  const { game, draws } = drawnBy(round);
  const { units, multiplier, events, open } = game.play(round.rules, draws(), choice);
  const staked = round.stake * BigInt(units);
  const more = staked - round.staked;
  if (more < 0n) throw new Error(`a move of round ${round.id} takes stakes back`);
  if (more > funds) return 'balance';
  const win = open ? 0n : winOf(round.stake, { multiplier });
  const reference = `${round.id}/${movesOf(choice).length}`;
  await moveMoney(query, payerOfRound(round), { round: round.id, reference, staked: more, win, at });
  const played = [round.id, JSON.stringify(choice), staked, multiplier, win, JSON.stringify(events)];
  await holdHistory(query, round.venue);
  // The history tells a round when it is over, behind everything that it has told.
  await query(
    `UPDATE rounds SET choice = $2, staked = $3, multiplier = $4, win = $5, events = $6, after = before - $3::bigint + $5::bigint,
      open = $7, acted_at = $8, version = DEFAULT WHERE id = $1`,
    [...played, open ? JSON.stringify(open) : null, at],
  );
  return findById(query, round.id);
}
