import { PGlite } from '@electric-sql/pglite';
import { migrations } from '@lobby/platform/db/migrations';
import { pgliteDialect } from '@lobby/platform/db/pglite-dialect';
import { Kysely, Migrator } from 'kysely';

/** An empty database to which only these migrations have been done. */
export async function migratedTo(names: readonly string[]): Promise<Kysely<unknown>> {
  const db = new Kysely<unknown>({ dialect: pgliteDialect(new PGlite()) });
  const done = Object.entries(migrations).filter(([name]) => names.includes(name));
  await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(done) },
  }).migrateToLatest();
  return db;
}
