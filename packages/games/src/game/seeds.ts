import { type DrawStream, digest, drawStream, type Key } from '@lobby/draws';

/** What a personal round is drawn from. */
export interface Seeds {
  /** 32 random bytes of the house; their commitment is shown before the player's seed is known. */
  readonly server: Key;
  /** The player's own text. */
  readonly client: string;
  /** The number of the round under this pair of seeds, from 0. */
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

/** A round that many players share: its link of the published chain, and the salt fixed after the chain's end. */
export interface SharedSeeds {
  readonly link: Key;
  readonly salt: string;
  readonly game: string;
  readonly round: number;
}

/** The draws of a shared round: block n is HMAC-SHA-256(link, `salt:game:round:n`). */
export function sharedDraws({ link, salt, game, round }: SharedSeeds): DrawStream {
  return drawStream(link, `${salt}:${game}:${round}`, ':');
}
