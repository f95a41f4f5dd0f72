import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import type { TransactionRow } from './transaction-rows.ts';

/** What happened to a transaction, oldest first; of one that is a posting it is that alone. */
export async function timelineOf(
  db: Kysely<Tables>,
  transaction: TransactionRow,
): Promise<{ detail: string; at: number }[]> {
  const id = transaction.order_no;
  const rows = await {
    deposit: async () => {
      const { rows: ends } = await sql<{ detail: string; at: bigint }>`SELECT state AS detail, ended_at AS at
        FROM deposit_orders WHERE id = ${id} AND ended_at IS NOT NULL`.execute(db);
      return [{ detail: 'waiting', at: transaction.at }, ...ends];
    },
    withdrawal: () => eventsOf(db, 'withdrawal', id),
    transfer: () => eventsOf(db, 'venue_transfer', id),
  }[transaction.kind as 'deposit' | 'withdrawal' | 'transfer']?.();
  const known = rows && rows.length > 0 ? rows : [{ detail: transaction.detail, at: transaction.at }];
  return known.map(({ detail, at }) => ({ detail, at: Number(at) }));
}

async function eventsOf(db: Kysely<Tables>, of: 'withdrawal' | 'venue_transfer', id: string) {
  const owner = of === 'withdrawal' ? 'withdrawal_id' : 'transfer_id';
  const { rows } = await sql<{ detail: string; at: bigint }>`SELECT state AS detail, at
    FROM ${sql.table(`${of}_events`)} WHERE ${sql.ref(owner)} = ${id} ORDER BY id`.execute(db);
  return rows;
}
