import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import type { Unit } from '../double-entry/accounts.ts';
import { auditChains } from './audit-chains.ts';
import { ledgerFigures } from './figures.ts';

const nameOf: Record<Unit, string> = { CNY: 'fen', USDT: 'micro-USDT' };

/**
 * Checks what must always be true of the books (docs/designs.md#what-the-audit-checks). Debits equal credits by
 * construction: one row has both, of one unit.
 * @returns one sentence per violation; an empty list is good.
 */
export async function auditLedger(db: Kysely<Tables>): Promise<string[]> {
  const drift = await sql<{ id: string; unit: Unit; balance: bigint; posted: bigint }>`
    SELECT account.id, account.unit, account.balance, coalesce(sum(
      CASE WHEN posting.credit_account = account.id THEN posting.amount ELSE -posting.amount END), 0)::bigint AS posted
    FROM ledger_accounts account
    LEFT JOIN ledger_postings posting ON account.id IN (posting.credit_account, posting.debit_account)
    WHERE account.kind <> 'house'
    GROUP BY account.id
    HAVING CASE account.kind WHEN 'owed' THEN account.balance > 0 WHEN 'venue' THEN false ELSE account.balance < 0 END
      OR account.balance <> coalesce(sum(
      CASE WHEN posting.credit_account = account.id THEN posting.amount ELSE -posting.amount END), 0)`.execute(
    db,
  );
  const orphans = await sql<{ member_id: string; unit: Unit; balance: bigint; open: bigint }>`
    SELECT account.member_id, account.unit, account.balance, coalesce(sum(hold.amount - hold.released), 0)::bigint AS open
    FROM ledger_accounts account
    LEFT JOIN ledger_holds hold
      ON hold.member_id = account.member_id AND hold.unit = account.unit AND hold.state = 'held'
    WHERE account.kind IN ('held', 'usdt-held')
    GROUP BY account.id
    HAVING account.balance <> coalesce(sum(hold.amount - hold.released), 0)`.execute(db);
  const open = await sql<{ member_id: string; operation_id: string }>`
    SELECT member_id, operation_id FROM operations WHERE outcome IS NULL`.execute(db);
  const { units } = await ledgerFigures(db);
  return [
    ...drift.rows.map(
      row => `${row.id} has ${row.balance} ${nameOf[row.unit]}, its postings say ${row.posted}`,
    ),
    ...orphans.rows.map(
      row =>
        `member ${row.member_id} has ${row.balance} ${nameOf[row.unit]} held, open holds say ${row.open}`,
    ),
    ...open.rows.map(row => `operation ${row.operation_id} of member ${row.member_id} has no outcome`),
    ...(['CNY', 'USDT'] as const)
      .filter(unit => units[unit].ofMembers !== units[unit].givenByHouses)
      .map(unit => {
        const { ofMembers, givenByHouses } = units[unit];
        return `members have ${ofMembers} ${nameOf[unit]}, the houses gave ${givenByHouses}`;
      }),
    ...(await auditChains(db)),
  ];
}
