import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { openPglite } from '@lobby/platform/db/embedded-database';
import type { LentPglite } from '@lobby/platform/db/open-database';
import { inject } from 'vitest';
import type {} from './provided.ts';

/** A database of the pool, with the statements that bring it back to what the template holds. */
interface Pooled {
  readonly pglite: PGlite;
  readonly schema: string;
  readonly reset: string;
}

/** Given back and free. A worker's test files run one after the other in one process, so one or two are ever open. */
const free: Pooled[] = [];

/**
 * A PGlite that holds what the run's template holds, and nothing of its previous user. Opening one takes half
 * a second of a core, bringing one back a fiftieth of that.
 */
export async function borrowDatabase(): Promise<LentPglite> {
  const pooled = (await freeAsOpened()) ?? (await open());
  await pooled.pglite.exec('discard all');
  await pooled.pglite.exec(pooled.reset);
  return { pglite: pooled.pglite, giveBack: () => void free.push(pooled) };
}

/** A free one with the tables it was opened with: what a test has dropped or altered is not brought back. */
async function freeAsOpened(): Promise<Pooled | undefined> {
  const pooled = free.pop();
  if (!pooled || (await schemaOf(pooled.pglite)) === pooled.schema) return pooled;
  await pooled.pglite.close();
  return freeAsOpened();
}

async function open(): Promise<Pooled> {
  const template = (await openAsBlob(inject('templateFile'))) as Blob;
  const pglite = await openPglite({ loadDataDir: template });
  return { pglite, schema: await schemaOf(pglite), reset: await keepTemplate(pglite) };
}

async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ schema: string }>(`
    select md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull), ',' order by relname, attnum)) as schema
    from pg_class join pg_attribute on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace`);
  return rows[0]?.schema ?? '';
}

/** Copies the rows of every table aside; answers the SQL that empties the tables and copies the rows back. */
async function keepTemplate(pglite: PGlite): Promise<string> {
  const names = async (sql: string) => (await pglite.query<{ name: string }>(sql)).rows.map(row => row.name);
  const tables = await names(`select tablename as name from pg_tables where schemaname = 'public'`);
  const sequences = await pglite.query<{ name: string; next: bigint; called: boolean }>(`
    select sequencename as name, coalesce(last_value, start_value) as next, last_value is not null as called
    from pg_sequences where schemaname = 'public'`);
  await pglite.exec(
    `create schema template; ${tables.map(name => `create table template."${name}" as table public."${name}";`).join('\n')}`,
  );
  return [
    'begin',
    // Neither triggers, which keep rows from being changed, nor the order of foreign keys.
    'set local session_replication_role = replica',
    emptyTables,
    ...tables.map(name => `insert into public."${name}" overriding system value table template."${name}"`),
    ...sequences.rows.map(
      ({ name, next, called }) => `select setval('public."${name}"', ${next}, ${called})`,
    ),
    'commit',
  ].join(';\n');
}

// Deleting few rows is quicker than new files for their table; of many it would leave the dead ones to be read past.
const emptyTables = `do $$
  declare one record;
  begin
    for one in select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      if pg_relation_size(one.oid) < 500000 then execute format('delete from public.%I', one.relname);
      else execute format('truncate public.%I cascade', one.relname);
      end if;
    end loop;
  end $$`;
