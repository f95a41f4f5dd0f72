import type { Kysely } from 'kysely';
import type { Tables } from '../kernel/tables.ts';

/** One requirement of valid turnover, fen. */
export interface OpenTurnover {
  readonly id: string;
  readonly source: string;
  readonly need: bigint;
  readonly done: bigint;
  /** ms */
  readonly since: number;
}

/** Who knows what valid turnover members still owe before they may withdraw. */
export interface TurnoverBook {
  /** What is open, oldest first; exact inside the transaction that holds the member's money. */
  open(db: Kysely<Tables>, memberId: string, now: number): Promise<readonly OpenTurnover[]>;
  /** Fen of the free balance that may not leave now; exact there too. */
  kept(db: Kysely<Tables>, memberId: string, now: number): Promise<bigint>;
}

/** What is missing of all of them, fen. */
export function turnoverLeft(open: readonly OpenTurnover[]): bigint {
  return open.reduce((sum, { need, done }) => sum + (need - done), 0n);
}
