import type { TransactionState } from '@lobby/api-client/contract/fd/transactions';
import { movedByOne } from '@lobby/platform-ledger';
import { sql } from 'kysely';
import {
  columns,
  constant,
  meaningOf,
  type TransactionSource,
} from '../../transactions/transaction-source.ts';
import type { TransferState } from '../venues.tables.ts';

const states: Readonly<Record<TransferState, TransactionState>> = {
  sending: 'pending',
  unknown: 'pending',
  parked: 'pending',
  done: 'done',
  refused: 'failed',
};

/**
 * Transfers in the transaction record. One that a person settled with what the venue says moved another amount than it
 * was asked for.
 */
export const transferTransactions: TransactionSource = {
  rows: (memberId, begin, last) => sql`SELECT ${columns({
    key: sql`'t' || id`,
    kind: constant('transfer'),
    state: meaningOf('state', states),
    detail: sql.ref('state'),
    order_no: sql.ref('id'),
    fen: sql`CASE direction WHEN 'in' THEN -moved ELSE moved END`,
    micro: sql`0::bigint`,
    via: sql.ref('venue'),
    at: sql.ref('created_at'),
  })}
    FROM (SELECT *, CASE WHEN state = 'done' AND reported IS NOT NULL
        THEN ${movedByOne(sql`coalesce(hold_id, transfer.id)`)} ELSE amount END AS moved
      FROM venue_transfers transfer
      WHERE member_id = ${memberId} AND created_at BETWEEN ${begin} AND ${last}) AS seen`,
  async timeline(db, { order_no }) {
    const events = await db
      .selectFrom('venue_transfer_events')
      .select(['state', 'at'])
      .where('transfer_id', '=', order_no)
      .orderBy('id')
      .execute();
    return events.map(({ state, at }) => ({ detail: state, at: Number(at) }));
  },
};
