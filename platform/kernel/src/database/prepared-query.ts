import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * A query that runs with every call, compiled once: compiling takes as long as running it.
 * @param build the query with any values; the values of a call are passed in the order in which they occur in it.
 */
export function preparedQuery<Row, Values extends readonly unknown[]>(
  build: (db: Kysely<Tables>) => Compilable<Row>,
): (db: Kysely<Tables>, ...values: Values) => Promise<Row[]> {
  let text: string | undefined;
  return async (db, ...values) => {
    text ??= build(db).compile().sql;
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}
