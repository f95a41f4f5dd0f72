import { type Kysely, sql } from 'kysely';
import type { Tables } from '../kernel/tables.ts';

/** What the books hold, counted from the rows. Amounts in fen. */
export interface LedgerFigures {
  readonly accounts: bigint;
  readonly operations: bigint;
  readonly postings: bigint;
  /** The sum of all postings: all that ever moved. */
  readonly posted: bigint;
  /** What members' accounts say they have, free and held, less what they owe. */
  readonly ofMembers: bigint;
  /** What members had to give back and did not have free any more; never negative. */
  readonly owed: bigint;
  /** What the houses' accounts gave out less what they took, by their postings: the same amount, or money was made. */
  readonly givenByHouses: bigint;
}

export async function ledgerFigures(db: Kysely<Tables>): Promise<LedgerFigures> {
  const { rows } = await sql<LedgerFigures>`SELECT
    (SELECT count(*) FROM ledger_accounts) AS accounts,
    (SELECT count(*) FROM operations) AS operations,
    (SELECT count(*) FROM ledger_postings) AS postings,
    (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_postings) AS posted,
    (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_accounts WHERE kind <> 'house') AS "ofMembers",
    (SELECT coalesce(-sum(balance), 0)::bigint FROM ledger_accounts WHERE kind = 'owed') AS owed,
    (SELECT coalesce(sum(CASE WHEN debit.kind = 'house' THEN amount ELSE 0 END
      - CASE WHEN credit.kind = 'house' THEN amount ELSE 0 END), 0)::bigint
      FROM ledger_postings
      JOIN ledger_accounts debit ON debit.id = debit_account
      JOIN ledger_accounts credit ON credit.id = credit_account) AS "givenByHouses"`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('The books could not be counted.');
  return figures;
}
