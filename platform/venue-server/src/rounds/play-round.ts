import { isDeepStrictEqual } from 'node:util';
import { fromHex } from '@lobby/draws';
import { isStake, personalDraws, rulesHash, winOf } from '@lobby/games';
import { gameAt } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { lockPurse, move } from '../ledger/purse.ts';
import { newId } from '../sessions/secrets.ts';
import type { Session } from '../sessions/sessions.ts';
import { findRound, lastRoundAt, type RoundRow, writeRound } from './round-rows.ts';
import { pairsOf, takeNonce } from './seed-pairs.ts';

/** From the start of one round to the start of the next, ms. */
export const cycleMs = 2_500;

/** A round as a page asks for it. */
export interface AskedRound {
  /** Chosen by the page: the same again is the same round. */
  readonly requestId: string;
  /** Fen of one unit. */
  readonly stake: bigint;
  readonly choice: unknown;
}

/** Why a round was not played; nothing was staked then. */
export type RoundRefusal =
  | { readonly reason: 'exists' | 'game' | 'stake' | 'choice' | 'balance' }
  /** The last one began less than a cycle ago. */
  | { readonly reason: 'too-soon'; readonly waitMs: number };

/**
 * Plays a round: stake, draw, win and record in the transaction of the caller, who holds the session. Nothing of it is
 * kept when it is refused.
 */
export async function playRound(
  query: Query,
  session: Session,
  { requestId, stake, choice: sent }: AskedRound,
  at: number,
): Promise<{ readonly round: RoundRow } | RoundRefusal> {
  const known = await findRound(query, session.id, requestId);
  const { venue, player } = session;
  const game = gameAt(venue, session.game);
  if (known) {
    const isSame = known.stake === stake && isDeepStrictEqual(known.choice, game?.readChoice(sent));
    return isSame ? { round: known } : { reason: 'exists' };
  }
  if (!game) return { reason: 'game' };
  if (!isStake(stake, game.stakes)) return { reason: 'stake' };
  const choice = game.readChoice(sent);
  if (choice === undefined) return { reason: 'choice' };

  // Rounds and transfers of a player take turns on the purse.
  const before = player === null ? (session.credits ?? 0n) : await lockPurse(query, { venue, player });
  const waitMs = (await lastRoundAt(query, session)) + cycleMs - at;
  if (waitMs > 0) return { reason: 'too-soon', waitMs };
  if (before < stake * BigInt(game.unitsHeld(choice))) return { reason: 'balance' };

  const { inUse } = await pairsOf(query, session);
  const nonce = await takeNonce(query, inUse);
  const seeds = { server: fromHex(inUse.server_seed), client: inUse.client_seed, nonce };
  const { units, multiplier, events } = game.play(game.rules, personalDraws(seeds), choice);
  const staked = stake * BigInt(units);
  const win = winOf(stake, { multiplier });
  const id = newId();
  if (player === null) {
    await query('UPDATE game_sessions SET credits = $2 WHERE id = $1', [session.id, before - staked + win]);
  } else {
    const whose = { venue, player, reference: id, at };
    if (staked > 0n && !(await move(query, { ...whose, kind: 'stake', amount: staked })))
      throw new Error(`the purse of ${player} was locked and lacks ${staked} fen`);
    if (win > 0n && !(await move(query, { ...whose, kind: 'win', amount: win })))
      throw new Error(`the win of round ${id} could not be paid`);
  }
  const hash = rulesHash(game.rules);
  await query('INSERT INTO rule_sets (hash, game, rules) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    hash,
    game.code,
    JSON.stringify(game.rules),
  ]);
  const round = await writeRound(query, session, {
    ...{ id, requestId, game: game.code, stake, choice, staked, multiplier, win, events },
    ...{ rulesHash: hash, seedPair: inUse.id, nonce, before, after: before - staked + win, at },
  });
  return { round };
}
