import type { TransactionKind, TransactionState } from '@lobby/api-client/contract/fd/transactions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TransactionRow, TransactionSource } from './transaction-source.ts';
import { sourcesOfKind, type TransactionSources } from './transaction-sources.ts';

/** Where the record is read from. */
export interface TransactionBooks {
  readonly db: Kysely<Tables>;
  readonly sources: TransactionSources;
}

/** Which of them; times in ms, from `begin` to before `end`. */
export interface TransactionFilter {
  readonly kind: TransactionKind | 'all';
  readonly state: TransactionState | 'all';
  readonly begin: number;
  readonly end: number;
}

/** The place of a row in the list. The rows after it are older, or of the same moment with a lesser key. */
export interface TransactionPlace {
  readonly at: number;
  readonly key: string;
}

/**
 * A page, newest first. Each table gives its newest `limit` rows by its own index, so that a page costs the same for
 * a member with ten rows and with a hundred thousand.
 */
export async function readTransactions(
  { db, sources }: TransactionBooks,
  memberId: string,
  filter: TransactionFilter,
  { after, limit }: { readonly after: TransactionPlace | undefined; readonly limit: number },
): Promise<TransactionRow[]> {
  const last = after ? Math.min(after.at, filter.end - 1) : filter.end - 1;
  const older = after ? sql`AND (at < ${after.at} OR key < ${after.key} COLLATE "C")` : sql``;
  const parts = chosen(sources, filter).map(
    ({ rows }) => sql`(SELECT * FROM (${rows(memberId, filter.begin, last)}) AS part
      WHERE true ${stateIs(filter)} ${older} ORDER BY at DESC, key COLLATE "C" DESC LIMIT ${limit})`,
  );
  const { rows } = await sql<TransactionRow>`SELECT * FROM (${union(parts)}) AS every
    ORDER BY at DESC, key COLLATE "C" DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Fen and micro-USDT, both positive. */
export interface TransactionTotals {
  count: bigint;
  fen_in: bigint;
  fen_out: bigint;
  micro_in: bigint;
  micro_out: bigint;
}

/** How many there are, and what those that are done came to. */
export async function sumTransactions(
  { db, sources }: TransactionBooks,
  memberId: string,
  filter: TransactionFilter,
): Promise<TransactionTotals> {
  const parts = chosen(sources, filter).map(({ rows }) => rows(memberId, filter.begin, filter.end - 1));
  const sum = (column: 'fen' | 'micro', sign: 1 | -1) =>
    sql`coalesce(sum(greatest(${sql.ref(column)} * ${sql.lit(sign)}, 0)) FILTER (WHERE state = 'done'), 0)::bigint`;
  const { rows } = await sql<TransactionTotals>`SELECT count(*) AS count,
      ${sum('fen', 1)} AS fen_in, ${sum('fen', -1)} AS fen_out,
      ${sum('micro', 1)} AS micro_in, ${sum('micro', -1)} AS micro_out
    FROM (${union(parts)}) AS every WHERE true ${stateIs(filter)}`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('a sum without a row');
  return totals;
}

/** One of the member's transactions by its place; undefined when there is none of theirs. */
export async function findTransaction(
  { db, sources }: TransactionBooks,
  memberId: string,
  { at, key }: TransactionPlace,
): Promise<TransactionRow | undefined> {
  const parts = Object.values<TransactionSource>({ ...sources }).map(({ rows }) => rows(memberId, at, at));
  const { rows } =
    await sql<TransactionRow>`SELECT * FROM (${union(parts)}) AS every WHERE key = ${key}`.execute(db);
  return rows[0];
}

/** The sources of a kind, each with the rows of that kind alone. */
function chosen(sources: TransactionSources, { kind }: TransactionFilter): readonly TransactionSource[] {
  if (kind === 'all') return Object.values<TransactionSource>({ ...sources });
  return sourcesOfKind[kind].map(name => ({
    rows: (...range) => sql`SELECT * FROM (${sources[name].rows(...range)}) AS mixed WHERE kind = ${kind}`,
  }));
}

const stateIs = ({ state }: TransactionFilter) => (state === 'all' ? sql`` : sql`AND state = ${state}`);

const union = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` UNION ALL `);
