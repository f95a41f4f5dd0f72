import type { Query } from '../database/database.ts';
import type { PoolPart } from '../pools/pools.ts';
import type { Session } from '../sessions/sessions.ts';
import { holdHistory } from './history-lock.ts';

/** A round as it is kept: what it was drawn by, what it did, and the money before and after. */
export interface RoundRow {
  readonly id: string;
  readonly request_id: string;
  readonly game: string;
  readonly stake: bigint;
  readonly choice: unknown;
  readonly staked: bigint;
  readonly multiplier: bigint;
  readonly win: bigint;
  /** What of the win came out of a shared jackpot. */
  readonly pool_win: bigint;
  readonly pool_held: bigint | null;
  readonly events: readonly unknown[];
  readonly rules_hash: string;
  readonly nonce: number;
  readonly before: bigint;
  readonly after: bigint;
  readonly at: bigint;
  /** The moves that it waits for; null when it is over. */
  readonly open: readonly string[] | null;
  /** When it began, or its last move was made, ms. */
  readonly acted_at: bigint;
  /** Of the pair of seeds, or the end of the chain. */
  readonly commitment: string;
  /** Its number at the table, where all players share it. */
  readonly shared_round: bigint | null;
}

const chainEndOfRound = `SELECT end_link FROM shared_rounds AS drawn JOIN shared_chains AS chains
  ON chains.venue = drawn.venue AND chains.game = drawn.game AND chains.number = drawn.chain
  WHERE drawn.venue = rounds.venue AND drawn.game = rounds.game AND drawn.number = rounds.shared_round`;

const selectRounds = `SELECT rounds.id, request_id, rounds.game, stake, choice, staked, multiplier, win, pool_win,
  pool_held, events, rules_hash, nonce, before, after, at, open, acted_at, shared_round,
  COALESCE(commitment, (${chainEndOfRound})) AS commitment
  FROM rounds LEFT JOIN seed_pairs ON seed_pairs.id = rounds.seed_pair`;

/** The round that a page asked for by an id of its own. */
export async function findRound(
  query: Query,
  sessionId: string,
  requestId: string,
): Promise<RoundRow | undefined> {
  const [round] = await query<RoundRow>(`${selectRounds} WHERE session_id = $1 AND request_id = $2`, [
    sessionId,
    requestId,
  ]);
  return round;
}

/** A round by its own id, which is there. */
export async function findById(query: Query, id: string): Promise<RoundRow> {
  const [round] = await query<RoundRow>(`${selectRounds} WHERE rounds.id = $1`, [id]);
  if (!round) throw new Error(`there is no round ${id}`);
  return round;
}

/** The newest rounds of whoever plays a session, of its game, that are over. */
export async function lastRounds(query: Query, session: Session, most: number): Promise<RoundRow[]> {
  const { id, venue, player, game } = session;
  return player === null
    ? query<RoundRow>(
        `${selectRounds} WHERE session_id = $1 AND open IS NULL ORDER BY at DESC, nonce DESC LIMIT $2`,
        [id, most],
      )
    : query<RoundRow>(
        `${selectRounds} WHERE venue = $1 AND player = $2 AND rounds.game = $3 AND open IS NULL ORDER BY at DESC, nonce DESC LIMIT $4`,
        [venue, player, game, most],
      );
}

/** When the last round began, ms: of a player in any game, so that two pages are no faster than one. */
export async function lastRoundAt(query: Query, { id, venue, player }: Session): Promise<number> {
  const [last] =
    player === null
      ? await query<{ at: bigint | null }>('SELECT max(at) AS at FROM rounds WHERE session_id = $1', [id])
      : await query<{ at: bigint | null }>(
          'SELECT max(at) AS at FROM rounds WHERE venue = $1 AND player = $2',
          [venue, player],
        );
  return Number(last?.at ?? 0n);
}

interface NewRound {
  readonly id: string;
  readonly requestId: string;
  readonly game: string;
  readonly stake: bigint;
  readonly choice: unknown;
  readonly staked: bigint;
  readonly multiplier: number;
  readonly win: bigint;
  readonly events: readonly unknown[];
  readonly rulesHash: string;
  /** Null for a shared round, whose nonce is the place of its link. */
  readonly seedPair: string | null;
  readonly sharedRound?: bigint;
  readonly nonce: number;
  readonly before: bigint;
  readonly after: bigint;
  readonly at: number;
  readonly pool: PoolPart;
  readonly open?: readonly string[] | undefined;
}

/** Writes a round down. */
export async function writeRound(
  query: Query,
  session: Pick<Session, 'id' | 'venue' | 'player'>,
  round: NewRound,
): Promise<RoundRow> {
  await holdHistory(query, session.venue);
  await query(
    `INSERT INTO rounds (id, session_id, request_id, venue, player, game, stake, choice, staked, multiplier, win, events,
      rules_hash, seed_pair, nonce, before, after, at, shared_round, fed, pool_held, pool_win, open, acted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $18)`,
    [
      ...[round.id, session.id, round.requestId, session.venue, session.player, round.game, round.stake],
      ...[
        JSON.stringify(round.choice),
        round.staked,
        round.multiplier,
        round.win,
        JSON.stringify(round.events),
      ],
      ...[round.rulesHash, round.seedPair, round.nonce, round.before, round.after, round.at],
      round.sharedRound ?? null,
      ...[round.pool.fed, round.pool.held, round.pool.won],
      round.open ? JSON.stringify(round.open) : null,
    ],
  );
  const written = await findRound(query, session.id, round.requestId);
  if (!written) throw new Error(`round ${round.id} was not written`);
  return written;
}
