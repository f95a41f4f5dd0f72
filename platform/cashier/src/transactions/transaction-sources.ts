import { type RawBuilder, sql } from 'kysely';

/** A table that transactions come from. */
interface TransactionSource {
  /** The kinds its rows have. */
  readonly kinds: readonly string[];
  /** Its rows of a member that were begun from `begin` to `last`, both included, ms; columns as `TransactionRow` has them. */
  rows(memberId: string, begin: number, last: number): RawBuilder<unknown>;
}

/** An order that the member never saw, because its provider did not answer, is none, unless its money came. */
export const deposits: TransactionSource = {
  kinds: ['deposit'],
  rows: (memberId, begin, last) => sql`SELECT 'd' || id AS key, 'deposit' AS kind,
      CASE WHEN state = 'credited' THEN 'done' WHEN state IN ('expired', 'closed', 'returned') THEN 'failed'
        ELSE 'pending' END AS state,
      state AS detail, id AS order_no, coalesce(credited, pay_amount) AS fen, 0::bigint AS micro, method AS via,
      created_at AS at
    FROM deposit_orders
    WHERE member_id = ${memberId} AND created_at BETWEEN ${begin} AND ${last}
      AND (payee <> '' OR credited IS NOT NULL)`,
};

export const withdrawals: TransactionSource = {
  kinds: ['withdrawal'],
  rows: (memberId, begin, last) => sql`SELECT 'w' || id AS key, 'withdrawal' AS kind,
      CASE WHEN state = 'paid' THEN 'done' WHEN state IN ('returned', 'rejected') THEN 'failed' ELSE 'pending' END AS state,
      state AS detail, id AS order_no, -amount AS fen, 0::bigint AS micro, kind AS via, created_at AS at
    FROM withdrawals WHERE member_id = ${memberId} AND created_at BETWEEN ${begin} AND ${last}`,
};

/** One that a person settled with what the venue says moved another amount than it was asked for. */
const transfers: TransactionSource = {
  kinds: ['transfer'],
  rows: (memberId, begin, last) => sql`SELECT 't' || id AS key, 'transfer' AS kind,
      CASE state WHEN 'done' THEN 'done' WHEN 'refused' THEN 'failed' ELSE 'pending' END AS state,
      state AS detail, id AS order_no, CASE direction WHEN 'in' THEN -moved ELSE moved END AS fen, 0::bigint AS micro,
      venue AS via, created_at AS at
    FROM (SELECT *, CASE WHEN state = 'done' AND reported IS NOT NULL
        THEN (SELECT posting.amount FROM ledger_postings posting
          WHERE transfer_id = coalesce(hold_id, transfer.id) AND kind IN ('to-venue', 'from-venue'))
        ELSE amount END AS moved
      FROM venue_transfers transfer
      WHERE member_id = ${memberId} AND created_at BETWEEN ${begin} AND ${last}) AS seen`,
};

const conversions: TransactionSource = {
  kinds: ['conversion'],
  rows: (
    memberId,
    begin,
    last,
  ) => sql`SELECT 'c' || id AS key, 'conversion' AS kind, 'done' AS state, got AS detail, id AS order_no,
      CASE got WHEN 'CNY' THEN fen ELSE -fen END AS fen, CASE got WHEN 'CNY' THEN -micro ELSE micro END AS micro,
      '' AS via, at
    FROM conversions WHERE member_id = ${memberId} AND at BETWEEN ${begin} AND ${last}`,
};

/**
 * Changes of the free balance that belong to no order above, one row per posting. A hold without a prefix of
 * withdrawals or transfers belongs to a bet. A debt that is paid is a row of its own.
 */
const postings: TransactionSource = {
  kinds: ['rebate', 'bonus', 'bet', 'deposit'],
  rows: (memberId, begin, last) => {
    const free = `member:${memberId}:available`;
    return sql`SELECT 'p' || lpad(id::text, 19, '0') AS key,
      CASE kind WHEN 'rebate' THEN 'rebate' WHEN 'deposit-return' THEN 'deposit'
        ELSE CASE WHEN kind IN ('bonus', 'bonus-back', 'opening') THEN 'bonus' ELSE 'bet' END END AS kind,
      'done' AS state, kind AS detail,
      CASE WHEN reference LIKE 'bet:%' OR kind IN ('repay', 'deposit-return') AND reference ~ '^(deposit|withdrawal|transfer|conversion):'
        THEN substr(reference, strpos(reference, ':') + 1)
        ELSE CASE WHEN kind = 'rebate' THEN 'R' WHEN kind IN ('bonus', 'bonus-back', 'opening') THEN 'B' ELSE 'P' END
          || to_char(to_timestamp(at / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(chain_place::text, 8, '0')
        END AS order_no,
      CASE WHEN credit_account = ${free} THEN amount ELSE -amount END AS fen, 0::bigint AS micro, '' AS via, at
    FROM ledger_postings
    WHERE chain = ${memberId} AND at BETWEEN ${begin} AND ${last}
      AND ${free} IN (debit_account, credit_account)
      AND kind NOT IN ('deposit', 'payout-return', 'payout-fee-return', 'from-venue', 'convert-out', 'convert-in')
      AND (kind NOT IN ('hold', 'void') OR reference NOT LIKE 'withdrawal:%' AND reference NOT LIKE 'transfer:%')`;
  },
};

/** Every source; no transaction is in two. */
export const sources: readonly TransactionSource[] = [
  deposits,
  withdrawals,
  transfers,
  conversions,
  postings,
];
