import type { PGlite } from '@electric-sql/pglite';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openEmbedded, openPglite } from './embedded-database.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { postgresPool } from './postgres-pool.ts';

export interface DatabaseChoice {
  /** A real Postgres; otherwise PGlite. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly inMemory: boolean;
  /** An open PGlite to use in place of one of its own. */
  readonly lent?: LentPglite | undefined;
}

/** A PGlite opened by the caller, which stays open when the database on it is closed. */
export interface LentPglite {
  readonly pglite: PGlite;
  giveBack(): void;
}

export interface OpenDatabase {
  readonly db: Kysely<Tables>;
  readonly kind: 'postgres' | 'pglite';
  /** The PGlite under `db`, when it is one. */
  readonly pglite: PGlite | undefined;
  /** The pool under `db`, when it is Postgres. */
  readonly pool: pg.Pool | undefined;
  /** Resolves with the error when the embedded database has ended by itself; a Postgres comes back. */
  readonly aborted: Promise<unknown>;
}

const never = new Promise<never>(() => {});

const int8 = 20;

/** Opens the database; both kinds speak the same SQL and read bigint columns as `bigint`. */
export async function openDatabase(choice: DatabaseChoice): Promise<OpenDatabase> {
  if (choice.databaseUrl !== undefined) {
    const pool = postgresPool(choice.databaseUrl, {
      max: 20,
      // A handler that outlives this has already lost its caller (30 s on the wire).
      statement_timeout: 25_000,
      idle_in_transaction_session_timeout: 30_000,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          oid === int8 ? BigInt : pg.types.getTypeParser(oid, format),
      },
    });
    return {
      db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
      kind: 'postgres',
      pglite: undefined,
      pool,
      aborted: never,
    };
  }
  const { pglite, giveBack } = choice.lent ?? (await ownPglite(choice));
  let abort: (error: unknown) => void = () => {};
  const aborted = new Promise<unknown>(resolve => {
    abort = resolve;
  });
  return {
    aborted,
    db: new Kysely({ dialect: pgliteDialect(pglite, giveBack, abort) }),
    kind: 'pglite',
    pglite,
    pool: undefined,
  };
}

async function ownPglite({ inMemory, dataDir }: DatabaseChoice) {
  const pglite = await (inMemory ? openPglite({}) : openEmbedded(dataDir));
  return { pglite, giveBack: () => pglite.close() };
}
