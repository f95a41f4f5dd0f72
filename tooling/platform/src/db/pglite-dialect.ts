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

/**
 * Kysely's Postgres on a PGlite. Kysely brings such a dialect from 0.29 on, which does not admit Node 20.
 * `end` is what destroying the Kysely does with the PGlite: closes it, unless said otherwise.
 */
export function pgliteDialect(
  pglite: PGlite,
  end: () => void | Promise<void> = () => pglite.close(),
): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(pglite, end),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** PGlite has one session, so its connection is used by one caller at a time, in order of request. */
function pgliteDriver(pglite: PGlite, end: () => void | Promise<void>): Driver {
  const connection = pgliteConnection(pglite);
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

function pgliteConnection(pglite: PGlite): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]);
      return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) };
    },
    streamQuery() {
      throw new Error('PGlite gives no streams; read the rows at once.');
    },
  };
}
