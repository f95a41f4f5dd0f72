import { type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { OpenDatabase } from './open-database.ts';

// Any fixed number; the same in every process of the platform.
const startLock = 4_610_017;

/**
 * Brings the schema up to date and runs `seed`, one process at a time: on Postgres under an advisory lock,
 * so that two servers can be started together; PGlite has one owner anyway.
 */
export async function migrate(database: OpenDatabase, seed: () => Promise<void>): Promise<void> {
  const holder = await database.pool?.connect().catch(unreachable);
  try {
    await holder?.query('SET statement_timeout = 0');
    await holder?.query('SELECT pg_advisory_lock($1)', [startLock]);
    await runMigrations(database.db);
    await seed();
  } finally {
    // Destroying the connection also releases the lock.
    holder?.release(true);
  }
}

function unreachable(error: Error & { errors?: readonly Error[] }): never {
  // A name with several addresses fails with an error of each.
  const reason = [error, ...(error.errors ?? [])].map(each => each.message).find(Boolean) ?? error.name;
  throw new Error(
    `The database of DATABASE_URL does not let the platform in: ${reason}. Start it, or leave DATABASE_URL out to use the embedded one.`,
  );
}

/** Runs what has not run yet, whatever its number. */
export async function runMigrations<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Each part numbers its own block, so that a new one may stand before one that has run.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find(result => result.status === 'Error');
    throw new Error(`The database could not be migrated${failed ? ` (${failed.migrationName})` : ''}.`, {
      cause: error,
    });
  }
}
