import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { pgliteDialect } from './pglite-dialect.ts';

it('brings a database of the first release up to date, whose last migration has a higher number', async () => {
  const db = new Kysely<unknown>({ dialect: pgliteDialect(new PGlite()) });
  const first = [
    '001-sites-and-sessions',
    '002-ledger',
    '003-letters-and-notices',
    '004-rate-limits',
    '050-sportsbook',
  ];
  const getMigrations = async () =>
    Object.fromEntries(Object.entries(migrations).filter(([name]) => first.includes(name)));
  await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();

  await runMigrations(db);
  const tables = (await db.introspection.getTables()).map(table => table.name);
  expect(tables).toEqual(expect.arrayContaining(['sites', 'verifications', 'known_devices', 'captchas']));
  await db.destroy();
});
