import { commitmentOf } from '@lobby/games';
import type { Database } from '../database/database.ts';

const server = Buffer.alloc(32, 0x0f);
const [client, nonce] = ['lobby', 15_815];

/** For tests: the seeds in use of these owners become those whose next round of the caravan wins its pool. */
export async function winNext({ query }: Database, ownerLike: string): Promise<void> {
  await query(
    `UPDATE seed_pairs SET server_seed = $1, commitment = $2, client_seed = $3, next_nonce = $4
     WHERE state = 'in-use' AND owner LIKE $5`,
    [server.toString('hex'), commitmentOf(server), client, nonce, ownerLike],
  );
}
