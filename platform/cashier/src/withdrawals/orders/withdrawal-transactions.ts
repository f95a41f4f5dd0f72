import type { TransactionState } from '@lobby/api-client/contract/fd/transactions';
import { sql } from 'kysely';
import {
  columns,
  constant,
  meaningOf,
  type TransactionSource,
} from '../../transactions/transaction-source.ts';
import type { WithdrawalState } from '../withdrawals.tables.ts';

const states: Readonly<Record<WithdrawalState, TransactionState>> = {
  held: 'pending',
  review: 'pending',
  approved: 'pending',
  sending: 'pending',
  unknown: 'pending',
  paid: 'done',
  returned: 'failed',
  rejected: 'failed',
};

/** Withdrawals in the transaction record. */
export const withdrawalTransactions: TransactionSource = {
  rows: (memberId, begin, last) => sql`SELECT ${columns({
    key: sql`'w' || id`,
    kind: constant('withdrawal'),
    state: meaningOf('state', states),
    detail: sql.ref('state'),
    order_no: sql.ref('id'),
    fen: sql`-amount`,
    micro: sql`0::bigint`,
    via: sql.ref('kind'),
    at: sql.ref('created_at'),
  })}
    FROM withdrawals WHERE member_id = ${memberId} AND created_at BETWEEN ${begin} AND ${last}`,
  async timeline(db, { order_no }) {
    const events = await db
      .selectFrom('withdrawal_events')
      .select(['state', 'at'])
      .where('withdrawal_id', '=', order_no)
      .orderBy('id')
      .execute();
    const { refusal, note } = await db
      .selectFrom('withdrawals')
      .select(['refusal', 'note'])
      .where('id', '=', order_no)
      .executeTakeFirstOrThrow();
    return events.map(({ state, at }) => ({
      ...{ detail: state, at: Number(at) },
      // Only the end of it has a reason: a withdrawal that came back has an earlier end too.
      ...(state === 'rejected' || state === 'returned' ? { refusal, note } : {}),
    }));
  },
};
