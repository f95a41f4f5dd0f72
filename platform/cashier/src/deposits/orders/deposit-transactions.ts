import type { TransactionState } from '@lobby/api-client/contract/fd/transactions';
import { sql } from 'kysely';
import {
  columns,
  constant,
  meaningOf,
  type TransactionSource,
} from '../../transactions/transaction-source.ts';
import type { DepositState } from '../deposits.tables.ts';

const states: Readonly<Record<DepositState, TransactionState>> = {
  waiting: 'pending',
  claimed: 'pending',
  detected: 'pending',
  paid: 'pending',
  parked: 'pending',
  credited: 'done',
  expired: 'failed',
  closed: 'failed',
  returned: 'failed',
};

/**
 * Deposits in the transaction record. An order that the member never saw, because its provider did not answer, is none,
 * unless its money came.
 */
export const depositTransactions: TransactionSource = {
  rows: (memberId, begin, last) => sql`SELECT ${columns({
    key: sql`'d' || id`,
    kind: constant('deposit'),
    state: meaningOf('state', states),
    detail: sql.ref('state'),
    order_no: sql.ref('id'),
    fen: sql`coalesce(credited, pay_amount)`,
    micro: sql`0::bigint`,
    via: sql.ref('method'),
    at: sql.ref('created_at'),
  })}
    FROM deposit_orders
    WHERE member_id = ${memberId} AND created_at BETWEEN ${begin} AND ${last}
      AND (payee <> '' OR credited IS NOT NULL)`,
  async timeline(db, { order_no, at }) {
    const ends = await db
      .selectFrom('deposit_orders')
      .select(['state', 'ended_at'])
      .where('id', '=', order_no)
      .where('ended_at', 'is not', null)
      .execute();
    return [
      { detail: 'waiting', at: Number(at) },
      ...ends.map(({ state, ended_at }) => ({ detail: state, at: Number(ended_at) })),
    ];
  },
};
