import type { Query } from '../database/database.ts';
import { book, houseAccount, poolAccount, purseAccount, siteAccount } from './accounts.ts';

/** A player of a venue. */
export interface Player {
  readonly venue: string;
  readonly player: string;
}

/** A movement of money between a purse and what stands against it. */
interface Movement extends Player {
  readonly kind: 'deposit' | 'withdraw' | 'stake' | 'win' | 'jackpot';
  /** The game whose pool a jackpot is paid from. */
  readonly pool?: string;
  /** Names it for ever among those of its kind. */
  readonly reference: string;
  /** Fen, more than none. */
  readonly amount: bigint;
  /** ms */
  readonly at: number;
}

/** Makes sure that a player has a purse. */
export async function openPurse(query: Query, { venue, player }: Player): Promise<void> {
  await query('INSERT INTO purses (venue, player) VALUES ($1, $2) ON CONFLICT DO NOTHING', [venue, player]);
}

/** Fen in a purse; nothing where there is none. */
export async function balanceOf(query: Query, { venue, player }: Player): Promise<bigint> {
  const [purse] = await query<{ balance: bigint }>(
    'SELECT balance FROM purses WHERE venue = $1 AND player = $2',
    [venue, player],
  );
  return purse?.balance ?? 0n;
}

/** Locks a purse until the transaction ends. @returns fen in it. */
export async function lockPurse(query: Query, { venue, player }: Player): Promise<bigint> {
  const [purse] = await query<{ balance: bigint }>(
    'SELECT balance FROM purses WHERE venue = $1 AND player = $2 FOR UPDATE',
    [venue, player],
  );
  return purse?.balance ?? 0n;
}

/** Moves money into or out of a purse and books both sides. @returns false when there is not enough, or no such purse. */
export async function move(query: Query, movement: Movement): Promise<boolean> {
  const { kind, reference, venue, player, amount, at, pool = '' } = movement;
  const isIn = kind !== 'withdraw' && kind !== 'stake';
  const changed = await query(
    'UPDATE purses SET balance = balance + $3 WHERE venue = $1 AND player = $2 AND balance + $3 >= 0 RETURNING player',
    [venue, player, isIn ? amount : -amount],
  );
  if (changed.length === 0) return false;
  const purse = purseAccount(venue, player);
  const others = {
    deposit: siteAccount,
    withdraw: siteAccount,
    stake: houseAccount,
    win: houseAccount,
    jackpot: () => poolAccount(venue, pool),
  };
  const other = others[kind](venue);
  const [from, to] = isIn ? [other, purse] : [purse, other];
  await book(query, { kind, reference, from, to, amount, at });
  return true;
}
