import type { Query } from '../database/database.ts';
import { balanceOf, type Player } from '../ledger/purse.ts';
import type { LaunchRow } from './launches.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

/** A session that nothing was asked of for so long is over, ms. */
export const idleMs = 3_600_000;
/** A page that is silent for so long shows its game no more, ms: browsers let a hidden page speak once a minute. */
export const silentMs = 150_000;
/** Fen that a trial begins with: they are no money, and no book holds them. */
export const trialCredits = 1_000_00n;

/** A visit to a game. */
export interface Session {
  readonly id: string;
  readonly venue: string;
  /** Null: a trial, which plays with `credits`. */
  readonly player: string | null;
  readonly game: string;
  readonly language: 'zh-CN' | 'zh-TW';
  readonly origins: string;
  readonly credits: bigint | null;
  /** What the last launch stated of the market (`rounds/market-limits.ts`). */
  readonly market: unknown;
}

/** Whose play it is: a player's at every venue, or one trial's. */
export const ownerOf = ({ id, player }: Pick<Session, 'id' | 'player'>) =>
  player === null ? `trial/${id}` : `player/${player}`;

const columns = 'id, venue, player, game, language, origins, credits, market';

/**
 * Opens the session of a launch, or goes on with the one that runs: then the page that had it is shut out, because a
 * game is played on one page at a time. @returns its key, which stands nowhere else in clear.
 */
export async function openSession(
  query: Query,
  launch: LaunchRow,
  at: number,
): Promise<{ readonly session: Session; readonly key: string }> {
  const key = newSecret();
  const { id: launchId, venue, player, game, language, origins } = launch;
  const market = JSON.stringify(launch.market);
  if (player !== null) {
    // Not the purse: a round holds its session before that.
    await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`session/${venue}/${player}`]);
    await endIdle(query, { venue, player }, at);
    const [running] = await query<Session>(
      `UPDATE game_sessions SET key_hash = $4, launch_id = $5, language = $6, origins = $7, seen_at = $8, market = $9, shown_until = $10
       WHERE venue = $1 AND player = $2 AND game = $3 AND ended_at IS NULL RETURNING ${columns}`,
      [venue, player, game, hashOf(key), launchId, language, origins, at, market, at + silentMs],
    );
    if (running) return { session: running, key };
  }
  const [session] = await query<Session>(
    `INSERT INTO game_sessions (id, key_hash, launch_id, venue, player, game, language, origins, credits, opened_at, seen_at, market, shown_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12) RETURNING ${columns}`,
    [
      ...[newId(), hashOf(key), launchId, venue, player, game, language, origins],
      ...[player === null ? trialCredits : null, at, market, at + silentMs],
    ],
  );
  if (!session) throw new Error('a session was not written');
  return { session, key };
}

/** The running session of a key, locked until the transaction ends; undefined when it has ended or never was. */
export async function findRunning(query: Query, key: string, at: number): Promise<Session | undefined> {
  const [session] = await query<Session>(
    `UPDATE game_sessions SET seen_at = $2, shown_until = $4
     WHERE key_hash = $1 AND ended_at IS NULL AND seen_at > $3 RETURNING ${columns}`,
    [hashOf(key), at, at - idleMs, at + silentMs],
  );
  return session;
}

/** The running session of a key, which is not kept alive by looking at it. */
export async function seeRunning(query: Query, key: string, at: number): Promise<Session | undefined> {
  const [session] = await query<Session>(
    `SELECT ${columns} FROM game_sessions WHERE key_hash = $1 AND ended_at IS NULL AND seen_at > $2`,
    [hashOf(key), at - idleMs],
  );
  return session;
}

/** The session of a key, ended or not, locked: what it did can still be asked for. */
export async function findAny(query: Query, key: string): Promise<Session | undefined> {
  const [session] = await query<Session>(
    `SELECT ${columns} FROM game_sessions WHERE key_hash = $1 FOR UPDATE`,
    [hashOf(key)],
  );
  return session;
}

/** Ends everything that a player has open at a venue. A round in hand is settled first: it holds the session. */
export async function endSessions(query: Query, { venue, player }: Player, at: number): Promise<void> {
  // What was launched and not opened yet stays shut; what is being opened is waited for, and ended below.
  await query('UPDATE launches SET used_at = $3 WHERE venue = $1 AND player = $2 AND used_at IS NULL', [
    venue,
    player,
    at,
  ]);
  await query(
    'UPDATE game_sessions SET ended_at = $3 WHERE venue = $1 AND player = $2 AND ended_at IS NULL',
    [venue, player, at],
  );
}

/** Ends what no page of a player shows. What is said, played or opened meanwhile goes on: each row decides for itself. */
export async function endUnshown(query: Query, { venue, player }: Player, at: number): Promise<void> {
  await query(
    `UPDATE game_sessions SET ended_at = $3
     WHERE venue = $1 AND player = $2 AND ended_at IS NULL AND shown_until <= $3`,
    [venue, player, at],
  );
}

async function endIdle(query: Query, { venue, player }: Player, at: number): Promise<void> {
  await query(
    'UPDATE game_sessions SET ended_at = seen_at + $3 WHERE venue = $1 AND player = $2 AND ended_at IS NULL AND seen_at <= $4',
    [venue, player, idleMs, at - idleMs],
  );
}

/** The games that a player has open at a venue. */
export async function runningGames(query: Query, { venue, player }: Player, at: number): Promise<string[]> {
  const rows = await query<{ game: string }>(
    'SELECT game FROM game_sessions WHERE venue = $1 AND player = $2 AND ended_at IS NULL AND seen_at > $3 ORDER BY game',
    [venue, player, at - idleMs],
  );
  return rows.map(({ game }) => game);
}

/** Fen that a session plays with. */
export async function fundsOf(query: Query, { venue, player, credits }: Session): Promise<bigint> {
  return player === null ? (credits ?? 0n) : balanceOf(query, { venue, player });
}
