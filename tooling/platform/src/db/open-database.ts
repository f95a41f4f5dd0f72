import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../kernel/tables.ts';
import { pgliteDialect } from './pglite-dialect.ts';

export interface DatabaseChoice {
  /** A real Postgres; otherwise PGlite. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly inMemory: boolean;
  /** A dump to start an in-memory PGlite from (`dumpDataDir`). */
  readonly snapshot?: Blob | File | undefined;
}

export interface OpenDatabase {
  readonly db: Kysely<Tables>;
  readonly kind: 'postgres' | 'pglite';
  /** The PGlite under `db`, when it is one. */
  readonly pglite: PGlite | undefined;
  /** The pool under `db`, when it is Postgres. */
  readonly pool: pg.Pool | undefined;
}

const int8 = 20;

/** Opens the database; both kinds speak the same SQL and read bigint columns as `bigint`. */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  if (choice.databaseUrl !== undefined) {
    const pool = new pg.Pool({
      connectionString: choice.databaseUrl,
      max: 20,
      connectionTimeoutMillis: 10_000,
      // A handler that outlives this has already lost its caller (30 s on the wire).
      statement_timeout: 25_000,
      idle_in_transaction_session_timeout: 30_000,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          oid === int8 ? BigInt : pg.types.getTypeParser(oid, format),
      },
    });
    // Without a listener a connection that the server ends would end the process.
    pool.on('error', () => {});
    return {
      db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
      kind: 'postgres',
      pglite: undefined,
      pool,
    };
  }
  const pglite = await PGlite.create({
    ...(choice.inMemory ? {} : { dataDir: join(choice.dataDir, 'pgdata') }),
    ...(choice.snapshot ? { loadDataDir: choice.snapshot } : {}),
    parsers: { [int8]: (text: string) => BigInt(text) },
  });
  return {
    db: new Kysely({ dialect: pgliteDialect(pglite) }),
    kind: 'pglite',
    pglite,
    pool: undefined,
  };
}
