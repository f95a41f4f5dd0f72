import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@lobby/games';
import type { Query } from '../database/database.ts';
import { newId } from '../sessions/secrets.ts';
import type { Session } from '../sessions/sessions.ts';

/** What rounds are drawn from. */
export interface SeedPair {
  readonly id: string;
  /** 64 hex digits; told once another pair is in use. */
  readonly server_seed: string;
  /** Its SHA-256, told before the first round. */
  readonly commitment: string;
  readonly client_seed: string;
  readonly next_nonce: number;
}

/** The pair in use, and the commitment to the next, which stands before anybody chooses a seed against it. */
export interface SeedPairs {
  readonly inUse: SeedPair;
  readonly next: SeedPair;
}

const columns = 'id, server_seed, commitment, client_seed, next_nonce';

/** Whose pairs they are: of a player and a game, or of one trial. */
const ownerOf = ({ id, venue, player, game }: Session) =>
  player === null ? `trial/${id}` : `${venue}/${player}/${game}`;

/** The pairs of a session, made when there are none; locked until the transaction ends. */
export async function pairsOf(query: Query, session: Session): Promise<SeedPairs> {
  const owner = ownerOf(session);
  return { inUse: await pairOf(query, owner, 'in-use'), next: await pairOf(query, owner, 'next') };
}

/** Takes the next pair into use with the player's seed, and tells the seed of the one before. */
export async function changeSeeds(
  query: Query,
  session: Session,
  clientSeed: string,
): Promise<{ readonly revealed: SeedPair; readonly pairs: SeedPairs }> {
  const { inUse, next } = await pairsOf(query, session);
  await query(`UPDATE seed_pairs SET state = 'revealed' WHERE id = $1`, [inUse.id]);
  await query(`UPDATE seed_pairs SET state = 'in-use', client_seed = $2 WHERE id = $1`, [
    next.id,
    clientSeed,
  ]);
  return { revealed: inUse, pairs: await pairsOf(query, session) };
}

async function pairOf(query: Query, owner: string, state: 'in-use' | 'next'): Promise<SeedPair> {
  const seed = randomBytes(32);
  await query(
    `INSERT INTO seed_pairs (id, owner, server_seed, commitment, client_seed, state)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [newId(), owner, seed.toString('hex'), commitmentOf(seed), randomBytes(8).toString('hex'), state],
  );
  const [pair] = await query<SeedPair>(
    `SELECT ${columns} FROM seed_pairs WHERE owner = $1 AND state = $2 FOR UPDATE`,
    [owner, state],
  );
  if (!pair) throw new Error(`there are no seeds of ${owner}`);
  return pair;
}

/** The number of the next round of a pair, which is used up. */
export async function takeNonce(query: Query, pair: SeedPair): Promise<number> {
  await query('UPDATE seed_pairs SET next_nonce = next_nonce + 1 WHERE id = $1', [pair.id]);
  return pair.next_nonce;
}
