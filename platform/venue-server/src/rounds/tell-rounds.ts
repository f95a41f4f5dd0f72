import { gameOf, type RoundEvent } from '@lobby/games';
import type { Query } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import { awaitHistory } from './history-lock.ts';
import type { RoundRow } from './round-rows.ts';
import type { ToldRecord, ToldSeeds } from './told-record.ts';
import { movesOf } from './waiting/choice-moves.ts';
import { patienceMs } from './waiting/open-rounds.ts';

/** A round that waits: what it waits for, which move is the next, and how long it waits. */
export function toldWaiting(round: RoundRow, at: number) {
  return {
    ...toldRound(round),
    position: movesOf(round.choice).length,
    waitsMs: round.open ? Math.max(0, Number(round.acted_at) + patienceMs - at) : 0,
  };
}

/** A round as its page hears of it. */
export function toldRound(round: RoundRow) {
  const { id, request_id: requestId, multiplier, events, rules_hash: rulesHash, nonce, commitment } = round;
  return {
    ...{ id, requestId, rulesHash, nonce, commitment, events, choice: round.choice },
    open: round.open ?? [],
    multiplier: Number(multiplier),
    stake: yuanText(round.stake),
    staked: yuanText(round.staked),
    win: yuanText(round.win),
    poolWin: yuanText(round.pool_win),
    net: yuanText(round.win - round.staked),
    before: yuanText(round.before),
    after: yuanText(round.after),
    at: Number(round.at),
    number: round.shared_round === null ? null : Number(round.shared_round),
  };
}

interface VerifiedRow extends RoundRow {
  readonly client_seed: string | null;
  readonly server_seed: string | null;
  readonly state: string | null;
  readonly end_link: string | null;
  readonly link: string | null;
  readonly salt: string | null;
  readonly rules: unknown;
}

/** The record of a round; what it was drawn from is null until it is told. */
export async function recordOfRound(query: Query, id: string): Promise<ToldRecord | undefined> {
  const [round] = await query<VerifiedRow>(
    `SELECT rounds.*, commitment, client_seed, server_seed, seed_pairs.state, rules, end_link, link, salt
     FROM rounds JOIN rule_sets ON hash = rounds.rules_hash
       LEFT JOIN seed_pairs ON seed_pairs.id = seed_pair
       LEFT JOIN shared_rounds ON shared_rounds.venue = rounds.venue AND shared_rounds.game = rounds.game
         AND shared_rounds.number = shared_round
       LEFT JOIN shared_chains ON shared_chains.venue = rounds.venue AND shared_chains.game = rounds.game
         AND shared_chains.number = chain
     WHERE rounds.id = $1 AND open IS NULL`,
    [id],
  );
  if (!round) return undefined;
  const { game: code, choice, events, rules, rules_hash: rulesHash, stake } = round;
  const game = gameOf(code);
  return {
    ...{ id, game: code, rules, rulesHash, choice },
    kind: game?.kind ?? null,
    name: game?.name ?? { 'zh-CN': code, 'zh-TW': code },
    seeds: seedsOf(round),
    round: {
      units: Number(round.staked / stake),
      multiplier: Number(round.multiplier),
      // Safe: written by the game that played it.
      events: events as readonly RoundEvent[],
    },
    stake: yuanText(stake),
    staked: yuanText(round.staked),
    win: yuanText(round.win),
    poolWin: yuanText(round.pool_win),
    poolHeld: round.pool_held === null ? null : yuanText(round.pool_held),
    at: Number(round.at),
  };
}

/** What a round was drawn from: of a pair of seeds, or of the chain of its table. */
function seedsOf(round: VerifiedRow): ToldSeeds {
  if (round.shared_round !== null)
    // Its place in the chain is what the draw names, and by so many hashes its link leads to the end.
    return {
      ...{ kind: 'shared', round: round.nonce, link: round.link },
      ...{ end: round.end_link ?? '', salt: round.salt ?? '' },
    };
  return {
    ...{ kind: 'personal', nonce: round.nonce },
    ...{ commitment: round.commitment, client: round.client_seed ?? '' },
    server: round.state === 'revealed' ? round.server_seed : null,
  };
}

interface HistoryRow {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  readonly staked: bigint;
  readonly win: bigint;
  readonly at: bigint;
  readonly version: bigint;
  readonly stake: bigint;
  readonly pool_win: bigint;
  readonly events: readonly unknown[];
}

/**
 * Rounds with money that are over, after a version, oldest change first, in the transaction of the caller. What is being
 * written with a lower version is waited for, so that a reader who goes on behind the last one misses none.
 */
export async function historyAfter(
  query: Query,
  { venue, after, limit }: { readonly venue: string; readonly after: bigint; readonly limit: number },
) {
  await awaitHistory(query, venue);
  const rows = await query<HistoryRow>(
    `SELECT id, player, game, staked, win, at, version, stake, pool_win, events FROM rounds
     WHERE venue = $1 AND player IS NOT NULL AND open IS NULL AND version > $2
     ORDER BY version LIMIT $3`,
    [venue, after, limit],
  );
  return rows.map(({ id, player, game, staked, win, at, version, stake, pool_win: poolWin, events }) => ({
    ...{ id, player, game, staked: yuanText(staked), win: yuanText(win) },
    at: Number(at),
    version: String(version),
    /** What its result is told from. */
    shown: { game, stake, poolWin, events },
  }));
}
