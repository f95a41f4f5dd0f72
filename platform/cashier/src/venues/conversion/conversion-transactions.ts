import { sql } from 'kysely';
import { columns, constant, type TransactionSource } from '../../transactions/transaction-source.ts';

/** Conversions in the transaction record. */
export const conversionTransactions: TransactionSource = {
  rows: (memberId, begin, last) => sql`SELECT ${columns({
    key: sql`'c' || id`,
    kind: constant('conversion'),
    state: constant('done'),
    detail: sql.ref('got'),
    order_no: sql.ref('id'),
    fen: sql`CASE got WHEN 'CNY' THEN fen ELSE -fen END`,
    micro: sql`CASE got WHEN 'CNY' THEN -micro ELSE micro END`,
    via: sql`''`,
    at: sql.ref('at'),
  })}
    FROM conversions WHERE member_id = ${memberId} AND at BETWEEN ${begin} AND ${last}`,
};
