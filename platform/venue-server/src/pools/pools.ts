import { type JackpotRules, jackpotAward, jackpotFeed } from '@lobby/games';
import { poolGamesAt } from '../catalog/venues.ts';
import type { Query } from '../database/database.ts';
import { book, houseAccount, poolAccount } from '../ledger/accounts.ts';
import { yuanText } from '../ledger/yuan-text.ts';

/** What a stake feeds is counted in ten-thousandths of a fen; whole fen are booked, and the rest waits for more. */
export const partsOfFen = 10_000n;
/** What was staked in so long says how fast a pool grows, ms. */
const latelyMs = 300_000;

interface Pool {
  readonly venue: string;
  readonly game: string;
}

/** What a round did to its pool. */
export interface PoolPart {
  /** Ten-thousandths of a fen. */
  readonly fed: bigint;
  /** Fen in the pool when it was won, and what of it was paid; null and nothing for any other round. */
  readonly held: bigint | null;
  readonly won: bigint;
}

export const noPart: PoolPart = { fed: 0n, held: null, won: 0n };

interface Played extends Pool {
  readonly jackpot: JackpotRules;
  readonly stake: bigint;
  readonly highestStake: bigint;
  readonly isWon: boolean;
  /** The round. */
  readonly reference: string;
  readonly at: number;
}

/**
 * Feeds the pool of a game, and takes out of it what a round won: the caller pays that to the player. The pool is locked
 * until the transaction ends, so that of two winners the second finds what the first left.
 */
export async function takePart(query: Query, played: Played): Promise<PoolPart> {
  const { venue, game, jackpot, stake, highestStake, isWon, reference, at } = played;
  const seed = await openPool(query, played, at);
  const [pool] = await query<{ amount: bigint; rest: bigint }>(
    'SELECT amount, rest FROM pools WHERE venue = $1 AND game = $2 FOR UPDATE',
    [venue, game],
  );
  if (!pool) throw new Error(`${venue} has no pool of ${game}`);
  const fed = jackpotFeed(jackpot, stake);
  const whole = (pool.rest + fed) / partsOfFen;
  const [from, to] = [houseAccount(venue), poolAccount(venue, game)];
  await book(query, { kind: 'feed', reference, from, to, amount: whole, at });
  const held = pool.amount + whole;
  const won = isWon ? jackpotAward(held, stake, highestStake) : 0n;
  // A pool that was won begins with its seed again.
  const missing = isWon && held - won < seed ? seed - (held - won) : 0n;
  await book(query, { kind: 'seed', reference, from, to, amount: missing, at });
  await query('UPDATE pools SET amount = $3, rest = $4 WHERE venue = $1 AND game = $2', [
    ...[venue, game],
    ...[held - won + missing, (pool.rest + fed) % partsOfFen],
  ]);
  return { fed, held: isWon ? held : null, won };
}

/** Makes the pool of a game with its seed from the house when there is none. @returns fen of the seed. */
async function openPool(query: Query, { venue, game }: Pool, at: number): Promise<bigint> {
  const offered = poolGamesAt(venue).find(({ code }) => code === game);
  if (!offered) throw new Error(`${venue} offers no pool of ${game}`);
  const { seed } = offered;
  const opened = await query(
    'INSERT INTO pools (venue, game, amount) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING game',
    [venue, game, seed],
  );
  const to = poolAccount(venue, game);
  if (opened.length > 0)
    await book(query, { kind: 'seed', reference: to, from: houseAccount(venue), to, amount: seed, at });
  return seed;
}

/** What a pool holds, yuan, and by how much it grows a second, by what was staked lately: no more than that. */
export async function poolState(query: Query, { venue, game }: Pool, at: number) {
  if (!poolGamesAt(venue).some(({ code }) => code === game)) return undefined;
  await openPool(query, { venue, game }, at);
  const [pool] = await query<{ amount: bigint; lately: bigint }>(
    `SELECT amount, COALESCE((
       SELECT sum(fed) FROM rounds WHERE venue = $1 AND game = $2 AND fed > 0 AND at > $3
     ), 0)::bigint AS lately FROM pools WHERE venue = $1 AND game = $2`,
    [venue, game, at - latelyMs],
  );
  if (!pool) return undefined;
  const perSecond = (pool.lately * 1_000n) / (partsOfFen * BigInt(latelyMs));
  return { game, amount: yuanText(pool.amount), perSecond: yuanText(perSecond) };
}

/** The pools of a venue. */
export async function poolsOf(query: Query, venue: string, at: number) {
  const states = [];
  for (const { code: game } of poolGamesAt(venue)) states.push(await poolState(query, { venue, game }, at));
  return states;
}
