import type { Query } from '../database/database.ts';
import { yuanText } from '../ledger/yuan-text.ts';
import type { RoundRow } from './round-rows.ts';

/** A round as its page hears of it. */
export function toldRound(round: RoundRow) {
  const { id, request_id: requestId, multiplier, events, rules_hash: rulesHash, nonce, commitment } = round;
  return {
    ...{ id, requestId, rulesHash, nonce, commitment, events, choice: round.choice },
    multiplier: Number(multiplier),
    stake: yuanText(round.stake),
    staked: yuanText(round.staked),
    win: yuanText(round.win),
    before: yuanText(round.before),
    after: yuanText(round.after),
    at: Number(round.at),
  };
}

interface VerifiedRow extends RoundRow {
  readonly client_seed: string;
  readonly server_seed: string;
  readonly state: string;
  readonly rules: unknown;
}

/**
 * Everything by which anybody repeats a round, without who played it and what they had. The server seed is null while
 * its pair is in use.
 */
export async function verifiableRound(query: Query, id: string) {
  const [round] = await query<VerifiedRow>(
    `SELECT rounds.*, commitment, client_seed, server_seed, seed_pairs.state, rules
     FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair JOIN rule_sets ON hash = rules_hash
     WHERE rounds.id = $1`,
    [id],
  );
  if (!round) return undefined;
  const {
    game,
    choice,
    events,
    rules,
    rules_hash: rulesHash,
    commitment,
    client_seed: clientSeed,
    nonce,
  } = round;
  return {
    ...{ id, game, choice, events, rules, rulesHash, commitment, clientSeed, nonce },
    serverSeed: round.state === 'revealed' ? round.server_seed : null,
    stake: yuanText(round.stake),
    multiplier: Number(round.multiplier),
    win: yuanText(round.win),
    at: Number(round.at),
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
}

/**
 * Rounds with money after a version, oldest change first. What a transaction under way may still add with a lower
 * version is waited for, so that a reader who goes on behind the last one misses none.
 */
export async function historyAfter(
  query: Query,
  { venue, after, limit }: { readonly venue: string; readonly after: bigint; readonly limit: number },
) {
  const rows = await query<HistoryRow>(
    `SELECT id, player, game, staked, win, at, version FROM rounds
     WHERE venue = $1 AND player IS NOT NULL AND version > $2 AND trx < pg_snapshot_xmin(pg_current_snapshot())
     ORDER BY version LIMIT $3`,
    [venue, after, limit],
  );
  return rows.map(({ id, player, game, staked, win, at, version }) => ({
    ...{ id, player, game, staked: yuanText(staked), win: yuanText(win) },
    at: Number(at),
    version: String(version),
  }));
}
