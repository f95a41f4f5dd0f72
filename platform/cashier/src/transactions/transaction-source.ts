import type {
  TransactionDetail,
  TransactionKind,
  TransactionState,
} from '@lobby/api-client/contract/fd/transactions';
import type { WithdrawalRefusal } from '@lobby/api-client/contract/fd/withdraw';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** A transaction as the database reads it: fen and micro-USDT, signed as the member's free money sees them. */
export interface TransactionRow {
  /** A letter for its table and its id there; unique for the member, and what orders rows of one moment. */
  key: string;
  kind: TransactionKind;
  state: TransactionState;
  detail: TransactionDetail;
  order_no: string;
  fen: bigint;
  micro: bigint;
  via: string;
  /** ms */
  at: bigint;
}

/** A moment in the life of a transaction. */
export interface TransactionStep {
  readonly detail: TransactionDetail;
  /** ms */
  readonly at: number;
  /** Why a withdrawal failed: by the provider, or in the words of an operator. */
  readonly refusal?: WithdrawalRefusal | '';
  readonly note?: string;
}

/** Where transactions come from: the domain that has the table says which of its rows are some, and what they are. */
export interface TransactionSource {
  /** Its transactions of a member that were begun from `begin` to `last`, both included, ms. */
  rows(memberId: string, begin: number, last: number): RawBuilder<TransactionRow>;
  /** What happened to one of them, oldest first; left out where that is the row alone. */
  timeline?(db: Kysely<Tables>, row: TransactionRow): Promise<readonly TransactionStep[]>;
}

/** The columns of a row in the order of every source, so that the sources can be joined into one list. */
export function columns(
  of: Readonly<Record<keyof TransactionRow, RawBuilder<unknown>>>,
): RawBuilder<TransactionRow> {
  const { key, kind, state, detail, order_no, fen, micro, via, at } = of;
  return sql`${key} AS key, ${kind} AS kind, ${state} AS state, ${detail} AS detail, ${order_no} AS order_no,
    ${fen} AS fen, ${micro} AS micro, ${via} AS via, ${at} AS at`;
}

/** A text that no row changes. */
export const constant = <Text extends TransactionKind | TransactionState>(text: Text): RawBuilder<Text> =>
  sql.lit(text);

/** What each value of a column means in the record: one that is new does not compile until it has a meaning. */
export function meaningOf<Value extends string, Meaning extends string>(
  column: string,
  meanings: Readonly<Record<Value, Meaning>>,
): RawBuilder<Meaning> {
  const cases = Object.entries<Meaning>(meanings).map(
    ([value, meaning]) => sql`WHEN ${sql.lit(value)} THEN ${sql.lit(meaning)}`,
  );
  return sql`CASE ${sql.ref(column)} ${sql.join(cases, sql` `)} END`;
}
