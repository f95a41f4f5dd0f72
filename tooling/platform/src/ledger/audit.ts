import { type Kysely, sql } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import { ledgerFigures } from './figures.ts';

/**
 * Checks what must always be true of the books: each member account is the sum of its postings, none is negative
 * (what a member owes never positive), what is held is exactly what open holds say, every operation has its outcome, and members have what the houses gave.
 * Debits equal credits by construction (one row has both).
 * @returns one sentence per violation; none is good.
 */
export async function auditLedger(db: Kysely<Tables>): Promise<string[]> {
  const drift = await sql<{ id: string; balance: bigint; posted: bigint }>`
    SELECT account.id, account.balance, coalesce(sum(
      CASE WHEN posting.credit_account = account.id THEN posting.amount ELSE -posting.amount END), 0)::bigint AS posted
    FROM ledger_accounts account
    LEFT JOIN ledger_postings posting ON account.id IN (posting.credit_account, posting.debit_account)
    WHERE account.kind <> 'house'
    GROUP BY account.id
    HAVING CASE WHEN account.kind = 'owed' THEN account.balance > 0 ELSE account.balance < 0 END
      OR account.balance <> coalesce(sum(
      CASE WHEN posting.credit_account = account.id THEN posting.amount ELSE -posting.amount END), 0)`.execute(
    db,
  );
  const orphans = await sql<{ member_id: string; balance: bigint; open: bigint }>`
    SELECT account.member_id, account.balance, coalesce(sum(hold.amount - hold.released), 0)::bigint AS open
    FROM ledger_accounts account
    LEFT JOIN ledger_holds hold ON hold.member_id = account.member_id AND hold.state = 'held'
    WHERE account.kind = 'held'
    GROUP BY account.member_id, account.balance
    HAVING account.balance <> coalesce(sum(hold.amount - hold.released), 0)`.execute(db);
  const open = await sql<{ member_id: string; operation_id: string }>`
    SELECT member_id, operation_id FROM operations WHERE outcome IS NULL`.execute(db);
  const { ofMembers, givenByHouses } = await ledgerFigures(db);
  return [
    ...drift.rows.map(row => `${row.id} has ${row.balance} fen, its postings say ${row.posted}`),
    ...orphans.rows.map(
      row => `member ${row.member_id} has ${row.balance} fen held, open holds say ${row.open}`,
    ),
    ...open.rows.map(row => `operation ${row.operation_id} of member ${row.member_id} has no outcome`),
    ...(ofMembers === givenByHouses
      ? []
      : [`members have ${ofMembers} fen, the houses gave ${givenByHouses}`]),
  ];
}
