import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
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
export async function claimDue(
  db: Kysely<Tables>,
  queue: Queue,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<Claimed[]> {
  // One statement: every queue asks every second, mostly for nothing.
  const rows = await db
    .with('due', from => {
      const due = from.selectFrom('venue_transfers').select('id').where('next_at', '<=', BigInt(now));
      const queued =
        'venue' in queue
          ? due.where('venue', '=', queue.venue)
          : due.where('venue', 'not in', [...queue.noneOf, '']);
      return queued.orderBy('next_at').limit(most).forUpdate().skipLocked();
    })
    .updateTable('venue_transfers')
    .from('due')
    .set(row => ({ asked: row('asked', '+', 1), next_at: BigInt(now + leaseMs) }))
    .whereRef('venue_transfers.id', '=', 'due.id')
    .returningAll('venue_transfers')
    .execute();
  return rows.flatMap(row => (row.next_step ? [{ row, call: row.next_step }] : []));
}
