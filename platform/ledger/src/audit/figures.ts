import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import type { Unit } from '../double-entry/accounts.ts';

/** What the books hold, counted from the rows. */
export interface LedgerFigures {
  readonly accounts: bigint;
  readonly operations: bigint;
  readonly postings: bigint;
  /** SHA-256, hex, over the ends of all chains of postings: written down elsewhere, it shows a later rewriting. */
  readonly chains: string;
  readonly units: Readonly<Record<Unit, UnitFigures>>;
}

/** What the accounts of one unit hold: fen, or millionths of a USDT. */
export interface UnitFigures {
  /** The sum of all postings: all that ever moved. */
  readonly posted: bigint;
  /** What members' accounts say they have, free, held and at venues, less what they owe. */
  readonly ofMembers: bigint;
  /** What members had to give back and did not have free any more; never negative. */
  readonly owed: bigint;
  /** What the houses' accounts gave out less what they took, by their postings: the same amount, or money was made. */
  readonly givenByHouses: bigint;
}

export async function ledgerFigures(db: Kysely<Tables>): Promise<LedgerFigures> {
  const counts = await sql<Omit<LedgerFigures, 'units'>>`SELECT
    (SELECT count(*) FROM ledger_accounts) AS accounts,
    (SELECT count(*) FROM operations) AS operations,
    (SELECT count(*) FROM ledger_postings) AS postings,
    (SELECT encode(sha256(coalesce(string_agg(head, '' ORDER BY chain COLLATE "C"), '')), 'hex') FROM ledger_chains)
      AS chains`.execute(db);
  const [figures] = counts.rows;
  if (!figures) throw new Error('The books could not be counted.');
  return { ...figures, units: { CNY: await unitFigures(db, 'CNY'), USDT: await unitFigures(db, 'USDT') } };
}

async function unitFigures(db: Kysely<Tables>, unit: Unit): Promise<UnitFigures> {
  const { rows } = await sql<UnitFigures>`WITH of_unit AS (
      SELECT amount, debit.kind AS debit, credit.kind AS credit
      FROM ledger_postings
      JOIN ledger_accounts debit ON debit.id = debit_account
      JOIN ledger_accounts credit ON credit.id = credit_account
      WHERE debit.unit = ${unit})
    SELECT
      (SELECT coalesce(sum(amount), 0)::bigint FROM of_unit) AS posted,
      (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_accounts WHERE kind <> 'house' AND unit = ${unit})
        AS "ofMembers",
      (SELECT coalesce(-sum(balance), 0)::bigint FROM ledger_accounts WHERE kind = 'owed' AND unit = ${unit}) AS owed,
      (SELECT coalesce(sum(CASE WHEN debit = 'house' THEN amount ELSE 0 END
        - CASE WHEN credit = 'house' THEN amount ELSE 0 END), 0)::bigint FROM of_unit) AS "givenByHouses"`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('The books could not be counted.');
  return figures;
}
