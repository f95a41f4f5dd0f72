import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

export interface SettledBet {
  readonly memberId: string;
  readonly ticketId: string;
  /** A grade: W, LW, P, LL, L or D. */
  readonly result: string;
  /** Fen. */
  readonly payout: bigint;
  /** ms */
  readonly settledAt: number;
}

export interface ClaimedGift {
  readonly id: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly source: string;
  /** Fen. */
  readonly amount: bigint;
  /** ms */
  readonly claimedAt: number;
}

/** Where the chat reads what has changed for members. */
export interface NewsSources {
  /** A number for each that grows when their money moves. */
  moneyOf(db: Kysely<Tables>, memberIds: readonly string[]): Promise<ReadonlyMap<string, bigint>>;
  /** A text for each that is another one when there is something to read, or less. */
  lettersOf(
    db: Kysely<Tables>,
    members: readonly { readonly id: string; readonly siteId: string }[],
  ): Promise<ReadonlyMap<string, string>>;
  settledSince(
    db: Kysely<Tables>,
    memberIds: readonly string[],
    since: number,
  ): Promise<readonly SettledBet[]>;
  claimedSince(
    db: Kysely<Tables>,
    wanted: { readonly since: number; readonly least: bigint },
  ): Promise<readonly ClaimedGift[]>;
}
