import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Tables whose rows are claimed: `term` counts their claims, `tries` the failures since the last success. */
export type QueueTable = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends { term: number; tries: number } ? Name : never;
}[keyof Tables];

export type QueueRow<Name extends QueueTable> = Selectable<Tables[Name]> & { term: number; tries: number };

type Column<Name extends QueueTable> = keyof Selectable<Tables[Name]> & string;

/** Rows that become due, of one table. */
export interface Queue<Name extends QueueTable> {
  readonly table: Name;
  readonly id: Column<Name>;
  /** When a row is due, ms; null: never. */
  readonly dueAt: Column<Name>;
  /** What is taken first; what has been due longest unless it says another column. */
  readonly order?: Column<Name>;
  /** Which rows of the table; all of them unless it says so. */
  readonly only?: RawBuilder<unknown>;
  /** What a claim writes besides; the row as it was is `item`. */
  readonly also?: RawBuilder<unknown>;
}

/**
 * Takes up to `most` rows that are due and in nobody's hands. Each gets a term of its own and is due again, for others,
 * at `until`. One statement: it is asked often, mostly for nothing.
 */
export async function claimDue<Name extends QueueTable>(
  db: Kysely<Tables>,
  { table, id, dueAt, order = dueAt, only, also }: Queue<Name>,
  { now, until, most }: { readonly now: number; readonly until: number; readonly most: number },
): Promise<readonly QueueRow<Name>[]> {
  const { rows } = await sql<QueueRow<Name>>`
    WITH due AS (SELECT ${sql.ref(id)} AS due_id FROM ${sql.id(table)}
      WHERE ${sql.ref(dueAt)} <= ${BigInt(now)} ${only ? sql`AND ${only}` : sql``}
      ORDER BY ${sql.ref(order)} LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE ${sql.id(table)} AS item
    SET ${sql.ref(dueAt)} = ${BigInt(until)}, term = item.term + 1${also ? sql`, ${also}` : sql``}
    FROM due WHERE item.${sql.ref(id)} = due.due_id RETURNING item.*`.execute(db);
  return rows;
}

/** The row, locked until the transaction ends; undefined when it has been claimed since, or has another term. */
export async function lockOwn<Name extends QueueTable>(
  trx: Transaction<Tables>,
  { table, id }: Queue<Name>,
  row: QueueRow<Name>,
): Promise<QueueRow<Name> | undefined> {
  const { rows } = await sql<QueueRow<Name>>`SELECT * FROM ${sql.id(table)}
    WHERE ${sql.ref(id)} = ${row[id]} AND term = ${row.term} FOR UPDATE`.execute(trx);
  return rows[0];
}

/** When a row is due again of which `tries` in a row have failed; one that is not due any more stays so. */
export async function putOff<Name extends QueueTable>(
  trx: Transaction<Tables>,
  { table, id, dueAt }: Queue<Name>,
  row: QueueRow<Name>,
  { at, tries }: { readonly at: number; readonly tries: number },
): Promise<void> {
  await sql`UPDATE ${sql.id(table)} SET ${sql.ref(dueAt)} = CASE WHEN ${sql.ref(dueAt)} IS NULL THEN NULL ELSE ${BigInt(at)}::bigint END, tries = ${tries}
    WHERE ${sql.ref(id)} = ${row[id]}`.execute(trx);
}

/** Of a row whose work succeeded after failures. */
export async function forgetTries<Name extends QueueTable>(
  db: Kysely<Tables>,
  { table, id }: Queue<Name>,
  row: QueueRow<Name>,
): Promise<void> {
  await sql`UPDATE ${sql.id(table)} SET tries = 0 WHERE ${sql.ref(id)} = ${row[id]} AND term = ${row.term}`.execute(
    db,
  );
}

/** Whoever makes a row due ends the claim on it: its holder must not set a later time over this one. */
export const endsClaim = { term: sql<number>`term + 1` };
