import { type RawBuilder, sql } from 'kysely';
import { availableAccount } from '../double-entry/accounts.ts';
import type { PostingKind } from '../double-entry/ledger.tables.ts';

/** A posting that changed the free balance of a member. */
export interface FreePosting {
  readonly id: bigint;
  readonly kind: PostingKind;
  /** What it is for, e.g. "bet:<ticket>". */
  readonly reference: string;
  /** 1, 2, 3 … of the member. */
  readonly chain_place: bigint;
  /** Positive came to the free balance, negative left it. */
  readonly fen: bigint;
  /** ms */
  readonly at: bigint;
}

/**
 * The postings that changed the free balance of a member from `begin` to `last`, both included, ms; part of a statement
 * that lists them among rows of other tables, page by page.
 */
export function freePostings(memberId: string, begin: number, last: number): RawBuilder<FreePosting> {
  const free = availableAccount(memberId);
  return sql`SELECT id, kind, reference, chain_place,
      CASE WHEN credit_account = ${free} THEN amount ELSE -amount END AS fen, at
    FROM ledger_postings
    WHERE chain = ${memberId} AND at BETWEEN ${begin} AND ${last} AND ${free} IN (debit_account, credit_account)`;
}
