import { isDeepStrictEqual } from 'node:util';
import { fromHex } from '@lobby/draws';
import { isStake, personalDraws, winOf } from '@lobby/games';
import { gameAt, jackpotOf } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { move } from '../ledger/purse.ts';
import { noPart, takePart } from '../pools/pools.ts';
import { newId } from '../sessions/secrets.ts';
import type { Session } from '../sessions/sessions.ts';
import { cycleOf, marketOf, mostOnRound } from './market-limits.ts';
import { countStake, mustCheckReality } from './reality-check.ts';
import { lockFunds, moveMoney, payerOf } from './round-money.ts';
import { findRound, lastRoundAt, type RoundRow, writeRound } from './round-rows.ts';
import { keepRules } from './rule-sets.ts';
import { pairsOf, takeNonce } from './seed-pairs.ts';
import { begunWith, movesOf } from './waiting/choice-moves.ts';
import { waitingRound } from './waiting/finish-round.ts';

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
  | { readonly reason: 'exists' | 'game' | 'stake' | 'choice' | 'balance' | 'reality-check' }
  /** It would take more than the market lets a round take, yuan. */
  | { readonly reason: 'stake-cap'; readonly most: number }
  /** Another one of this game waits for a move. */
  | { readonly reason: 'open' }
  /** The last one began less than a cycle ago. */
  | { readonly reason: 'too-soon'; readonly waitMs: number };

/**
 * Plays a round: stake, draw, win and record in the transaction of the caller, who holds the session. Nothing of it is
 * kept when it is refused. A game whose rounds wait is begun without a move, and pays when its last one is made.
 */
export async function playRound(
  query: Query,
  session: Session,
  { requestId, stake, choice: sent }: AskedRound,
  at: number,
): Promise<{ readonly round: RoundRow } | RoundRefusal> {
  const known = await findRound(query, session.id, requestId);
  const game = gameAt(session.venue, session.game);
  if (known) {
    const isSame =
      known.stake === stake && isDeepStrictEqual(begunWith(known.choice), game?.readChoice(sent));
    return isSame ? { round: known } : { reason: 'exists' };
  }
  if (!game || game.isShared) return { reason: 'game' };
  if (!isStake(stake, game.stakes)) return { reason: 'stake' };
  const choice = game.readChoice(sent);
  if (choice === undefined || movesOf(choice).length > 0) return { reason: 'choice' };

  if (await mustCheckReality(query, session, at)) return { reason: 'reality-check' };
  const market = marketOf(session);
  const held = stake * BigInt(game.unitsHeld(choice));
  if (held > mostOnRound(market)) return { reason: 'stake-cap', most: market.mostOnRound };
  if (await waitingRound(query, session, at)) return { reason: 'open' };
  const payer = payerOf(session);
  const before = await lockFunds(query, payer);
  const waitMs = (await lastRoundAt(query, session)) + cycleOf(game, market) - at;
  if (waitMs > 0) return { reason: 'too-soon', waitMs };
  if (before < held) return { reason: 'balance' };
  await countStake(query, session, at);

  const { inUse } = await pairsOf(query, session);
  const nonce = await takeNonce(query, inUse);
  const seeds = { server: fromHex(inUse.server_seed), client: inUse.client_seed, nonce };
  const { units, multiplier, events, open } = game.play(game.rules, personalDraws(seeds), choice);
  const staked = stake * BigInt(units);
  const id = newId();
  const jackpot = jackpotOf(game);
  const { venue, player } = session;
  // A trial stakes no money: it feeds nothing, and what it hits is not paid.
  const pool =
    player === null || jackpot === undefined
      ? noPart
      : await takePart(query, {
          ...{ venue, game: game.code, jackpot, stake: staked, highestStake: game.stakes.max },
          ...{ isWon: events.some(({ type }) => type === 'jackpot-won'), reference: id, at },
        });
  const won = open ? 0n : winOf(stake, { multiplier });
  const win = won + pool.won;
  await moveMoney(query, payer, { round: id, reference: id, staked, win: won, at });
  if (player !== null && pool.won > 0n) {
    const jackpotWin = { venue, player, reference: id, at, amount: pool.won, pool: game.code };
    if (!(await move(query, { ...jackpotWin, kind: 'jackpot' })))
      throw new Error(`the jackpot of round ${id} could not be paid`);
  }
  const hash = await keepRules(query, game.rules, game.code);
  const round = await writeRound(query, session, {
    ...{ id, requestId, game: game.code, stake, choice, staked, multiplier, win, events },
    ...{ rulesHash: hash, seedPair: inUse.id, nonce, before, after: before - staked + win, at, open, pool },
  });
  return { round };
}
