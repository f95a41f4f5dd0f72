import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { claimFolder } from './claim-folder.ts';
import type { Database, Query } from './database.ts';
import { createSchema } from './schema.ts';

const int8 = 20;

export interface DatabaseChoice {
  /** A Postgres of the venue's own; otherwise PGlite. */
  readonly databaseUrl?: string | undefined;
  /** Where PGlite keeps its files; undefined: in memory. */
  readonly dataDir?: string | undefined;
  /** An empty PGlite of the caller's (`openPglite`), who gets it back when it is closed here. */
  readonly lent?: { readonly pglite: PGlite; giveBack(): void } | undefined;
}

/** Opens the database and makes what is missing in it. */
export async function openDatabase({ databaseUrl, dataDir, lent }: DatabaseChoice): Promise<Database> {
  const database = databaseUrl ? onPostgres(databaseUrl) : lent ? onLent(lent) : await onFolder(dataDir);
  await createSchema(database);
  return database;
}

/** A PGlite that reads bigint columns as `bigint`; without a folder in memory. */
export function openPglite(dataDir?: string): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    parsers: { [int8]: (text: string) => BigInt(text) },
  });
}

async function onFolder(dataDir: string | undefined): Promise<Database> {
  const release = dataDir === undefined ? () => {} : claimFolder(dataDir);
  const files = dataDir === undefined ? undefined : join(dataDir, 'venue-data');
  // PGlite's own mark of an owner; a crashed one would be taken for alive.
  if (files !== undefined && existsSync(files)) rmSync(join(files, 'postmaster.pid'), { force: true });
  const pglite = await openPglite(files);
  return onPglite(pglite, async () => {
    await pglite.close();
    release();
  });
}

/** After `close` it answers nothing, as one that is closed itself. */
function onLent({ pglite, giveBack }: NonNullable<DatabaseChoice['lent']>): Database {
  let isOpen = true;
  const stillOpen = () => {
    if (!isOpen) throw new Error('This database was given back.');
  };
  const on = onPglite(pglite, async () => {});
  return {
    query: async (...statement) => {
      stillOpen();
      return on.query(...statement);
    },
    transaction: async work => {
      stillOpen();
      return on.transaction(work);
    },
    async close() {
      isOpen = false;
      // Behind what was asked before.
      await pglite.query('SELECT');
      giveBack();
    },
  };
}

function onPglite(pglite: PGlite, close: () => Promise<void>): Database {
  const queryOn =
    (on: PGlite | Transaction): Query =>
    async <Row>(text: string, values: readonly unknown[] = []) =>
      (await on.query<Row>(text, [...values])).rows;
  return {
    query: queryOn(pglite),
    transaction: work => pglite.transaction(trx => work(queryOn(trx))),
    close,
  };
}

function onPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    statement_timeout: 15_000,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? BigInt : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that the server ends is replaced; its statement fails by itself.
  pool.on('error', () => {});
  const queryOn =
    (on: pg.Pool | pg.PoolClient): Query =>
    async <Row>(text: string, values: readonly unknown[] = []) =>
      (await on.query(text, [...values])).rows as Row[];
  return {
    query: queryOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(queryOn(client));
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        await client.query('ROLLBACK').then(
          () => client.release(),
          () => client.release(true),
        );
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
