import { type DrawStream, drawStream, type Key } from '@lobby/draws';

export { commitmentOf, personalDraws, type Seeds } from '@lobby/draws';

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
