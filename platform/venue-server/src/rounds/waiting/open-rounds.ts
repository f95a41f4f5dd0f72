import type { Query } from '../../database/database.ts';
import type { Player } from '../../ledger/purse.ts';
import type { Session } from '../../sessions/sessions.ts';
import type { RoundRow } from '../round-rows.ts';

/** A round that waits for its player is finished by the server after so long without a move, ms. */
export const patienceMs = 60_000;

/** A round with everything that it is played on by. */
export interface PlayableRound extends RoundRow {
  readonly session_id: string;
  readonly venue: string;
  readonly player: string | null;
  /** Those that it was begun by: tables change. */
  readonly rules: unknown;
  readonly server_seed: string;
  readonly client_seed: string;
}

const select = `SELECT rounds.*, commitment, server_seed, client_seed, rules
  FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair JOIN rule_sets ON hash = rules_hash`;

/** A round of whoever plays a session, locked; undefined for somebody else's. The funds are locked before it. */
export async function lockRound(
  query: Query,
  session: Session,
  id: string,
): Promise<PlayableRound | undefined> {
  const round = await lockAny(query, id);
  if (!round || round.game !== session.game || round.venue !== session.venue) return undefined;
  const isOwn = session.player === null ? round.session_id === session.id : round.player === session.player;
  return isOwn ? round : undefined;
}

/** A round of anybody, locked. */
export async function lockAny(query: Query, id: string): Promise<PlayableRound | undefined> {
  const [round] = await query<PlayableRound>(`${select} WHERE rounds.id = $1 FOR UPDATE OF rounds`, [id]);
  return round;
}

/** The round of a session that waits, by its id: of a player also one that an earlier session left. */
export async function openRoundOf(
  query: Query,
  { id, venue, player, game }: Session,
): Promise<string | undefined> {
  const [round] =
    player === null
      ? await query<{ id: string }>('SELECT id FROM rounds WHERE session_id = $1 AND open IS NOT NULL', [id])
      : await query<{ id: string }>(
          'SELECT id FROM rounds WHERE venue = $1 AND player = $2 AND game = $3 AND open IS NOT NULL',
          [venue, player, game],
        );
  return round?.id;
}

/** Fen that a player has staked in rounds that wait for a move. */
export async function stakedInWaitingRounds(query: Query, { venue, player }: Player): Promise<bigint> {
  const [open] = await query<{ staked: bigint }>(
    `SELECT COALESCE(sum(staked), 0)::bigint AS staked FROM rounds
     WHERE venue = $1 AND player = $2 AND open IS NOT NULL`,
    [venue, player],
  );
  return open?.staked ?? 0n;
}

export const isOverdue = ({ acted_at: actedAt }: Pick<RoundRow, 'acted_at'>, at: number): boolean =>
  at - Number(actedAt) >= patienceMs;
