import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sources } from './transaction-sources.ts';

/** A transaction as the database reads it: fen and micro-USDT, signed as the member's free money sees them. */
export interface TransactionRow {
  /** A letter for its table and its id there; unique for the member, and what orders rows of one moment. */
  key: string;
  kind: string;
  state: 'pending' | 'done' | 'failed';
  detail: string;
  order_no: string;
  fen: bigint;
  micro: bigint;
  via: string;
  /** ms */
  at: bigint;
}

/** Which of them; times in ms, from `begin` to before `end`. */
export interface TransactionFilter {
  readonly kind: string;
  readonly state: string;
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
  db: Kysely<Tables>,
  memberId: string,
  filter: TransactionFilter,
  { after, limit }: { readonly after: TransactionPlace | undefined; readonly limit: number },
): Promise<TransactionRow[]> {
  const last = after ? Math.min(after.at, filter.end - 1) : filter.end - 1;
  const older = after ? sql`AND (at < ${after.at} OR key < ${after.key} COLLATE "C")` : sql``;
  const parts = chosen(filter).map(
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
  db: Kysely<Tables>,
  memberId: string,
  filter: TransactionFilter,
): Promise<TransactionTotals> {
  const parts = chosen(filter).map(({ rows }) => rows(memberId, filter.begin, filter.end - 1));
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
  db: Kysely<Tables>,
  memberId: string,
  { at, key }: TransactionPlace,
): Promise<TransactionRow | undefined> {
  const parts = sources.map(({ rows }) => rows(memberId, at, at));
  const { rows } =
    await sql<TransactionRow>`SELECT * FROM (${union(parts)}) AS every WHERE key = ${key}`.execute(db);
  return rows[0];
}

const chosen = ({ kind }: TransactionFilter) =>
  sources.filter(({ kinds }) => kind === 'all' || kinds.includes(kind)).map(source => narrowed(source, kind));

/** A table with rows of several kinds gives those of one alone. */
function narrowed(source: (typeof sources)[number], kind: string) {
  if (kind === 'all' || source.kinds.length === 1) return source;
  const rows: typeof source.rows = (...range) =>
    sql`SELECT * FROM (${source.rows(...range)}) AS mixed WHERE kind = ${kind}`;
  return { ...source, rows };
}

const stateIs = ({ state }: TransactionFilter) => (state === 'all' ? sql`` : sql`AND state = ${state}`);

const union = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` UNION ALL `);
