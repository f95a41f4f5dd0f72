import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { isAborted } from './storage-trouble.ts';

/**
 * Kysely's Postgres on a PGlite; Kysely's own dialect does not admit Node 20.
 * @param end replaces closing the PGlite.
 * @param onAbort is called when its program has ended, after which every statement fails.
 */
export function pgliteDialect(
  pglite: PGlite,
  end: () => void | Promise<void> = () => pglite.close(),
  onAbort: (error: unknown) => void = () => {},
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(pglite, end, onAbort),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** PGlite has one session, so its connection is used by one caller at a time, in order of request. */
function pgliteDriver(
  pglite: PGlite,
  end: () => void | Promise<void>,
  onAbort: (error: unknown) => void,
): Driver {
  const connection = pgliteConnection(pglite, onAbort);
  const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql));
  let lastReturn = Promise.resolve();
  let giveBack: () => void = () => {};
  return {
    init: () => pglite.waitReady,
    async acquireConnection() {
      const before = lastReturn;
      let mine: () => void = () => {};
      lastReturn = new Promise(resolve => {
        mine = resolve;
      });
      await before;
      // PGlite works on this thread and waits for nothing: without a turn, no call is read until all queries are done.
      await nextTurn();
      giveBack = mine;
      return connection;
    },
    async beginTransaction(_, { isolationLevel, accessMode }) {
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
      await run(`start transaction${level}${accessMode ? ` ${accessMode}` : ''}`);
    },
    commitTransaction: async () => void (await run('commit')),
    rollbackTransaction: async () => void (await run('rollback')),
    releaseConnection: async () => giveBack(),
    destroy: async () => end(),
  };
}

function pgliteConnection(pglite: PGlite, onAbort: (error: unknown) => void): DatabaseConnection {
  let aborted: { readonly error: unknown } | undefined;
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      // What is left of its memory may answer still, and is not to be believed.
      if (aborted) throw aborted.error;
      const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]).catch((error: unknown) => {
        if (isAborted(error)) {
          aborted = { error };
          onAbort(error);
        }
        throw error;
      });
      return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
    },
    streamQuery() {
      throw new Error('PGlite gives no streams; read the rows at once.');
    },
  };
}
