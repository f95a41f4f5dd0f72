import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Lets one transaction at a time count or change what a member may have only so much of; held until it ends. Money
 * has locks of its own (`ledger`).
 */
export async function lockMember(trx: Transaction<Tables>, memberId: string): Promise<void> {
  await sql`SELECT 1 FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`.execute(trx);
}
