import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { TransferRow } from './transfer-row.ts';

/** A server that has claimed a transfer and says nothing for so long is gone; another one asks then, ms. */
export const leaseMs = 8_000;

export interface Claimed {
  readonly row: TransferRow;
  readonly call: 'ask' | 'cancel';
}

/**
 * Takes one transfer whose time has come, which no other server is at; the claim is stamped before the venue is called
 * and ends with its lease. @returns undefined when nothing is due.
 */
export function claimNext(db: Kysely<Tables>, now: number): Promise<Claimed | undefined> {
  return db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('venue_transfers')
      .selectAll()
      .where('next_at', '<=', BigInt(now))
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row?.next_step) return undefined;
    const asked = row.asked + 1;
    await trx
      .updateTable('venue_transfers')
      .set({ asked, next_at: BigInt(now + leaseMs) })
      .where('id', '=', row.id)
      .execute();
    return { row: { ...row, asked }, call: row.next_step };
  });
}
