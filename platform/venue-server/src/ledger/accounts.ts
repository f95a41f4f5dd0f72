import type { Query } from '../database/database.ts';

/** Against what rounds are played, what players bring, and what a game's players share. */
export const houseAccount = (venue: string) => `house/${venue}`;
export const siteAccount = (venue: string) => `site/${venue}`;
export const purseAccount = (venue: string, player: string) => `purse/${venue}/${player}`;
export const poolAccount = (venue: string, game: string) => `pool/${venue}/${game}`;

interface Entry {
  readonly kind: 'deposit' | 'withdraw' | 'stake' | 'win' | 'seed' | 'feed' | 'jackpot';
  /** Names it for ever among those of its kind. */
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  /** Fen; of none nothing is written. */
  readonly amount: bigint;
  /** ms */
  readonly at: number;
}

/** Writes a movement from one account to another. */
export async function book(query: Query, { kind, reference, from, to, amount, at }: Entry): Promise<void> {
  if (amount === 0n) return;
  await query(
    `INSERT INTO movements (kind, reference, from_account, to_account, amount, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [kind, reference, from, to, amount, at],
  );
}
