import type { Fen } from '@lobby/money';
import type { JackpotRules } from './rules.ts';

/** What a stake feeds the pool, in ten-thousandths of a fen: whole, so that a pool of many stakes is exact. */
export function jackpotFeed({ share }: JackpotRules, stake: Fen): bigint {
  return stake * BigInt(share);
}

/** What of a pool its winner is paid: stake/highest stake of it, so that every stake buys the same; the rest stays. */
export function jackpotAward(pool: Fen, stake: Fen, highestStake: Fen): Fen {
  return (pool * stake) / highestStake;
}
