import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';

/**
 * Checks every chain of postings: each row follows the one before it by place and hash, and the last one is the
 * recorded end of the chain (docs/operations.md#the-books).
 * @returns one sentence per row or chain that does not fit.
 */
export async function auditChains(db: Kysely<Tables>): Promise<string[]> {
  const broken = await sql<{ id: bigint; chain: string; place: bigint }>`
    SELECT id, chain, chain_place AS place FROM (
      SELECT posting.id, chain, chain_place, hash,
        ledger_posting_hash(coalesce(lag(hash) OVER in_order, ''), posting) AS expected,
        coalesce(lag(chain_place) OVER in_order, 0) + 1 AS next
      FROM ledger_postings posting
      WINDOW in_order AS (PARTITION BY chain ORDER BY chain_place)) AS checked
    WHERE hash <> expected OR chain_place <> next
    ORDER BY id`.execute(db);
  const cut = await sql<{ chain: string; length: bigint | null; found: bigint }>`
    SELECT chain, ledger_chains.length, coalesce(last.chain_place, 0)::bigint AS found
    FROM ledger_chains
    FULL JOIN (SELECT DISTINCT ON (chain) chain, chain_place, hash FROM ledger_postings
      ORDER BY chain, chain_place DESC) AS last USING (chain)
    WHERE (ledger_chains.length, head) IS DISTINCT FROM (last.chain_place, last.hash)
    ORDER BY chain`.execute(db);
  return [
    ...broken.rows.map(
      row => `posting ${row.id} (${row.place} of chain ${row.chain}) does not follow from those before it`,
    ),
    ...cut.rows.map(
      row => `chain ${row.chain} ends at ${row.length ?? 'nothing'}, its last posting is ${row.found}`,
    ),
  ];
}
