import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { pgliteDialect } from './pglite-dialect.ts';

const db = new Kysely<{ notes: { id: number; word: string } }>({ dialect: pgliteDialect(new PGlite()) });
beforeEach(async () => {
  await sql`drop table if exists notes`.execute(db);
  await sql`create table notes (id int primary key, word text not null)`.execute(db);
});
afterAll(() => db.destroy());

const words = async () =>
  (await db.selectFrom('notes').select('word').orderBy('id').execute()).map(r => r.word);

it('queues queries from outside while a transaction is open', async () => {
  const seen: number[] = [];
  const count = async (on: Pick<typeof db, 'selectFrom'>) =>
    seen.push((await on.selectFrom('notes').selectAll().execute()).length);

  const transaction = db.transaction().execute(async trx => {
    await trx.insertInto('notes').values({ id: 1, word: 'one' }).execute();
    await count(trx);
    await trx.insertInto('notes').values({ id: 2, word: 'two' }).execute();
  });
  await Promise.all([transaction, count(db)]);
  expect(seen).toEqual([1, 2]);
});

it('rolls back a transaction that threw and runs the next one', async () => {
  const failing = db.transaction().execute(async trx => {
    await trx.insertInto('notes').values({ id: 1, word: 'lost' }).execute();
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await db.insertInto('notes').values({ id: 2, word: 'kept' }).execute();
  expect(await words()).toEqual(['kept']);
});

it('runs the next statement after one that failed', async () => {
  await db.insertInto('notes').values({ id: 1, word: 'first' }).execute();
  const twice = db.insertInto('notes').values({ id: 1, word: 'second' }).execute();
  await expect(twice).rejects.toThrow('duplicate key');
  expect(await words()).toEqual(['first']);
});

it('returns the number of changed rows', async () => {
  await db
    .insertInto('notes')
    .values([
      { id: 1, word: 'a' },
      { id: 2, word: 'b' },
    ])
    .execute();
  const { numUpdatedRows } = await db.updateTable('notes').set({ word: 'c' }).executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(2n);
});

it('lets the process do other things between queries that are asked for at once', async () => {
  const done: string[] = [];
  const query = async () => done.push((await words()) && 'query');
  setImmediate(() => done.push('other'));
  await Promise.all(Array.from({ length: 5 }, query));
  expect(done.indexOf('other')).toBeLessThan(2);
});

it('reports that the database has ended by itself, and runs nothing on what is left of it', async () => {
  const errors: unknown[] = [];
  const abort = new WebAssembly.RuntimeError('Aborted(). Build with -sASSERTIONS for more info.');
  let isGone = true;
  // Safe: the dialect uses these two of a PGlite.
  const gone = {
    waitReady: Promise.resolve(),
    query: async () => {
      if (isGone) throw abort;
      return { rows: [] };
    },
  } as unknown as PGlite;
  const ended = new Kysely({
    dialect: pgliteDialect(
      gone,
      () => {},
      error => errors.push(error),
    ),
  });
  await expect(sql`select 1`.execute(ended)).rejects.toBe(abort);
  isGone = false;
  await expect(sql`select 1`.execute(ended)).rejects.toBe(abort);
  expect(errors).toEqual([abort]);
});
