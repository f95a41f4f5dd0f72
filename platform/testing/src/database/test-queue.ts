import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Job } from '@lobby/platform-kernel/jobs/job';
import { type Generated, type Kysely, sql } from 'kysely';

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** Of the tests of jobs alone, which create it. */
    test_items: {
      id: string;
      due_at: bigint | null;
      term: Generated<number>;
      tries: Generated<number>;
      outcome: Generated<string>;
    };
  }
}

export const testLeaseMs = 1_000;

/** A job on the items of a test; without `work` each is done at once. */
export function testJob(changes: Partial<Job<'test_items'>> = {}): Job<'test_items'> {
  return {
    name: 'test items',
    queue: { table: 'test_items', id: 'id', dueAt: 'due_at' },
    leaseMs: testLeaseMs,
    atOnce: 4,
    backOff: [100, 500],
    work: async ({ record }) => void (await record((trx, { id }) => finish(trx, id, 'done'))),
    ...changes,
  };
}

export async function createTestQueue(db: Kysely<Tables>): Promise<void> {
  await sql`CREATE TABLE test_items (id text PRIMARY KEY, due_at bigint, term integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0, outcome text NOT NULL DEFAULT '')`.execute(db);
}

export async function addItems(db: Kysely<Tables>, dueAt: number, ...ids: string[]): Promise<void> {
  await db
    .insertInto('test_items')
    .values(ids.map(id => ({ id, due_at: BigInt(dueAt) })))
    .execute();
}

export async function finish(db: Kysely<Tables>, id: string, outcome: string): Promise<void> {
  await db.updateTable('test_items').set({ due_at: null, outcome }).where('id', '=', id).execute();
}

export function itemOf(db: Kysely<Tables>, id: string) {
  return db.selectFrom('test_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
