import { grantSources } from '@lobby/api-client/contract/act/grant';
import type { PostingDetail } from '@lobby/api-client/contract/fd/transactions';
import { freePostings, type PostingKind } from '@lobby/platform-ledger';
import { sql } from 'kysely';
import { columns, meaningOf, type TransactionSource } from './transaction-source.ts';

/** The postings that are transactions of their own, and of which kind. */
const kinds: Readonly<Record<PostingDetail, 'rebate' | 'bonus' | 'bet' | 'deposit'>> = {
  rebate: 'rebate',
  'deposit-return': 'deposit',
  opening: 'bonus',
  bonus: 'bonus',
  'bonus-back': 'bonus',
  hold: 'bet',
  return: 'bet',
  win: 'bet',
  void: 'bet',
  'cash-out': 'bet',
  raise: 'bet',
  reduce: 'bet',
  reopen: 'bet',
  'reopen-win': 'bet',
  // A debt that is paid is a row of its own.
  repay: 'bet',
  fee: 'bet',
};

/** Why the others are none: the order they belong to is in the list, or they never touch the free balance. */
const unlisted: Readonly<
  Record<Exclude<PostingKind, PostingDetail>, 'of an order' | 'not of the free balance'>
> = {
  deposit: 'of an order',
  'payout-return': 'of an order',
  'payout-fee-return': 'of an order',
  'to-venue': 'of an order',
  'from-venue': 'of an order',
  'convert-out': 'of an order',
  'convert-in': 'of an order',
  loss: 'not of the free balance',
  'cash-out-stake': 'not of the free balance',
  'reopen-loss': 'not of the free balance',
  debt: 'not of the free balance',
  'reopen-debt': 'not of the free balance',
  parked: 'not of the free balance',
  'parked-return': 'not of the free balance',
  payout: 'not of the free balance',
  'payout-fee': 'not of the free balance',
  'venue-win': 'not of the free balance',
  'venue-loss': 'not of the free balance',
};

const source = sql`split_part(reference, ':', 2)`;

/** The letter of the number that a posting without an order of its own is given. */
const letters = { rebate: 'R', bonus: 'B', bet: 'P', deposit: 'P' } as const;
const lettersOfKinds = Object.fromEntries(
  Object.entries(kinds).map(([posting, kind]) => [posting, letters[kind]]),
);

/**
 * Changes of the free balance that belong to no order, one row per posting. A hold without a prefix of withdrawals or
 * transfers belongs to a bet.
 */
export const postingTransactions: TransactionSource = {
  rows: (memberId, begin, last) => sql`SELECT ${columns({
    key: sql`'p' || lpad(id::text, 19, '0')`,
    kind: meaningOf('kind', kinds),
    state: sql`'done'`,
    // The reference of a gift begins with its source: "gift:birthday:8123:2026".
    detail: sql`CASE WHEN kind = 'bonus' AND reference LIKE 'gift:%' AND ${source} IN (${sql.join(grantSources.map(each => sql.lit(each)))})
      THEN 'gift-' || ${source} ELSE kind END`,
    order_no: sql`CASE
      WHEN reference LIKE 'bet:%' OR kind IN ('repay', 'deposit-return') AND reference ~ '^(deposit|withdrawal|transfer|conversion):'
        THEN substr(reference, strpos(reference, ':') + 1)
      ELSE ${meaningOf('kind', lettersOfKinds)}
        || to_char(to_timestamp(at / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(chain_place::text, 8, '0')
      END`,
    fen: sql.ref('fen'),
    micro: sql`0::bigint`,
    via: sql`''`,
    at: sql.ref('at'),
  })}
    FROM (${freePostings(memberId, begin, last)}) AS posting
    WHERE kind NOT IN (${sql.join(Object.keys(unlisted).map(kind => sql.lit(kind)))})
      AND (kind NOT IN ('hold', 'void') OR reference NOT LIKE 'withdrawal:%' AND reference NOT LIKE 'transfer:%')`,
};
