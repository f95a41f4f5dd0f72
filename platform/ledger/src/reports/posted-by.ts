import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PostingKind } from '../double-entry/ledger.tables.ts';

type Amounts = ReadonlyMap<string, bigint>;

/** Fen that credits paid of what was owed, by the id of the transfer that credited them. */
export const repaidBy = (db: Kysely<Tables>, transferIds: readonly string[]): Promise<Amounts> =>
  postedBy(db, transferIds, ['repay']);

/** Fen that were moved to or from a venue, by the id of the transfer. */
export const movedBy = (db: Kysely<Tables>, transferIds: readonly string[]): Promise<Amounts> =>
  postedBy(db, transferIds, atVenues);

const atVenues = ['to-venue', 'from-venue'] as const satisfies readonly PostingKind[];

/** As `movedBy`, of one transfer, as a value inside a statement that sums or lists transfers. */
export const movedByOne = (transferId: RawBuilder<string>): RawBuilder<bigint | null> =>
  sql`(SELECT posting.amount FROM ledger_postings posting
    WHERE posting.transfer_id = ${transferId} AND posting.kind IN (${sql.join(atVenues)}))`;

/** A transfer has one posting of these kinds at most. */
async function postedBy(
  db: Kysely<Tables>,
  transferIds: readonly string[],
  kinds: readonly PostingKind[],
): Promise<Amounts> {
  if (transferIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_postings')
    .select(['transfer_id', 'amount'])
    .where('transfer_id', 'in', transferIds)
    .where('kind', 'in', kinds)
    .execute();
  return new Map(rows.map(row => [row.transfer_id, row.amount]));
}
