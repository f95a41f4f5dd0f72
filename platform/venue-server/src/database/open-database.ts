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
}

/** Opens the database and makes what is missing in it. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseChoice): Promise<Database> {
  const database = databaseUrl ? onPostgres(databaseUrl) : await onPglite(dataDir);
  await createSchema(database);
  return database;
}

async function onPglite(dataDir: string | undefined): Promise<Database> {
  const release = dataDir === undefined ? () => {} : claimFolder(dataDir);
  const files = dataDir === undefined ? undefined : join(dataDir, 'venue-data');
  // PGlite's own mark of an owner; a crashed one would be taken for alive.
  if (files !== undefined && existsSync(files)) rmSync(join(files, 'postmaster.pid'), { force: true });
  const pglite = await PGlite.create({
    ...(files === undefined ? {} : { dataDir: files }),
    parsers: { [int8]: (text: string) => BigInt(text) },
  });
  const queryOn =
    (on: PGlite | Transaction): Query =>
    async <Row>(text: string, values: readonly unknown[] = []) =>
      (await on.query<Row>(text, [...values])).rows;
  return {
    query: queryOn(pglite),
    transaction: work => pglite.transaction(trx => work(queryOn(trx))),
    async close() {
      await pglite.close();
      release();
    },
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
