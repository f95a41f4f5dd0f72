import { digest, type Key } from '../keyed.ts';
import { type DrawStream, drawStream } from '../stream.ts';

/** What a personal round is drawn from. */
export interface Seeds {
  /** 32 random bytes of the house; their commitment is shown before the player's seed is known. */
  readonly server: Key;
  /** The player's own text. */
  readonly client: string;
  /** The number of the round: under this pair of seeds, or of the player. */
  readonly nonce: number;
}

/** SHA-256 of a server seed, 64 hex digits: shown before a round, so that the seed cannot be chosen after it. */
export function commitmentOf(server: Key): string {
  return digest(server);
}

/** The draws of a personal round: block n is HMAC-SHA-256(server seed, `client:nonce:n`). */
export function personalDraws({ server, client, nonce }: Seeds): DrawStream {
  return drawStream(server, `${client}:${nonce}`, ':');
}
