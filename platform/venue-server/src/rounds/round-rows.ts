import type { Query } from '../database/database.ts';
import type { Session } from '../sessions/sessions.ts';

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
  readonly events: readonly unknown[];
  readonly rules_hash: string;
  readonly nonce: number;
  readonly before: bigint;
  readonly after: bigint;
  readonly at: bigint;
  readonly commitment: string;
}

const selectRounds = `SELECT rounds.id, request_id, rounds.game, stake, choice, staked, multiplier, win, events,
  rules_hash, nonce, before, after, at, commitment
  FROM rounds JOIN seed_pairs ON seed_pairs.id = rounds.seed_pair`;

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

/** The newest rounds of whoever plays a session, of its game. */
export async function lastRounds(query: Query, session: Session, most: number): Promise<RoundRow[]> {
  const { id, venue, player, game } = session;
  return player === null
    ? query<RoundRow>(`${selectRounds} WHERE session_id = $1 ORDER BY at DESC, nonce DESC LIMIT $2`, [
        id,
        most,
      ])
    : query<RoundRow>(
        `${selectRounds} WHERE venue = $1 AND player = $2 AND rounds.game = $3 ORDER BY at DESC, nonce DESC LIMIT $4`,
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
  readonly seedPair: string;
  readonly nonce: number;
  readonly before: bigint;
  readonly after: bigint;
  readonly at: number;
}

/** Writes a round down. */
export async function writeRound(query: Query, session: Session, round: NewRound): Promise<RoundRow> {
  await query(
    `INSERT INTO rounds (id, session_id, request_id, venue, player, game, stake, choice, staked, multiplier, win, events,
      rules_hash, seed_pair, nonce, before, after, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
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
    ],
  );
  const written = await findRound(query, session.id, round.requestId);
  if (!written) throw new Error(`round ${round.id} was not written`);
  return written;
}
