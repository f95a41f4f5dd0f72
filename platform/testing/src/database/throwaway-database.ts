import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The Postgres that races are run on: npm test supplies one; undefined = such tests are skipped. */
export const testDatabaseUrl: string | undefined = process.env.LOBBY_TEST_DATABASE_URL || undefined;

/**
 * The title of a suite that needs a Postgres. PGlite has one process with one connection, on which nothing waits for
 * anything, so a race on it proves nothing.
 */
export const onPostgres = (title: string): string =>
  testDatabaseUrl ? title : `${title} (skipped: LOBBY_TEST_DATABASE_URL is not set)`;

/** A database of its own on the test server, so that suites do not meet. Drop it when done. */
export async function throwawayDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  if (testDatabaseUrl === undefined) throw new Error('LOBBY_TEST_DATABASE_URL is not set');
  const name = `lobby_race_${randomBytes(6).toString('hex')}`;
  const url = new URL(testDatabaseUrl);
  await onServer(testDatabaseUrl, `CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(testDatabaseUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
