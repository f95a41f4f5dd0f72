import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * A query that every call asks: its text is worked out once, which takes as long as asking it.
 * @param build the query, with any values; those of a call are handed in in the order in which they stand in it.
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
