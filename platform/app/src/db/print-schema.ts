import { Kysely, sql } from 'kysely';
import { openPglite } from './embedded-database.ts';
import { runMigrations } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';

// Prints the tables of a migrated database, their columns, and which table a foreign key of theirs points at, as JSON.
const pglite = await openPglite({});
const db = new Kysely<unknown>({ dialect: pgliteDialect(pglite) });
await runMigrations(db);
const columns = await sql<{ table: string; column: string }>`
  SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`.execute(db);
const keys = await sql<{ from: string; to: string; column: string }>`
  SELECT source.table_name AS "from", source.column_name AS "column", target.table_name AS "to"
  FROM information_schema.referential_constraints AS key
  JOIN information_schema.key_column_usage AS source USING (constraint_schema, constraint_name)
  JOIN information_schema.key_column_usage AS target
    ON target.constraint_schema = key.unique_constraint_schema
    AND target.constraint_name = key.unique_constraint_name
    AND target.ordinal_position = source.position_in_unique_constraint
  WHERE key.constraint_schema = 'public' ORDER BY 1, 2, 3`.execute(db);
process.stdout.write(JSON.stringify({ columns: columns.rows, keys: keys.rows }));
await pglite.close();
