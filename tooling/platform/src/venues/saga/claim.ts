import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { TransferRow } from './transfer-row.ts';

/** A server that has claimed a transfer and says nothing for so long is gone; another one asks then, ms. */
export const leaseMs = 8_000;

export interface Claimed {
  readonly row: TransferRow;
  readonly call: 'ask' | 'cancel';
}

/** The transfers of one venue, or of those that are none of these: venues that there are no more. */
export type Queue = { readonly venue: string } | { readonly noneOf: readonly string[] };

/**
 * Takes up to `most` transfers of a queue whose time has come, which no other server is at; the claim is stamped before
 * the venue is called and ends with its lease.
 */
export function claimDue(
  db: Kysely<Tables>,
  queue: Queue,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<Claimed[]> {
  return db.transaction().execute(async trx => {
    const due = trx.selectFrom('venue_transfers').selectAll().where('next_at', '<=', BigInt(now));
    const queued =
      'venue' in queue
        ? due.where('venue', '=', queue.venue)
        : due.where('venue', 'not in', [...queue.noneOf, '']);
    const rows = await queued.orderBy('next_at').limit(most).forUpdate().skipLocked().execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    await trx
      .updateTable('venue_transfers')
      .set(row => ({ asked: row('asked', '+', 1), next_at: BigInt(now + leaseMs) }))
      .where('id', 'in', ids)
      .execute();
    return rows.flatMap(row =>
      row.next_step ? [{ row: { ...row, asked: row.asked + 1 }, call: row.next_step }] : [],
    );
  });
}
