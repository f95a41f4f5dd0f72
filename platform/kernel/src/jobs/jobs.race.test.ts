import { type OpenDatabase, openDatabase } from '@lobby/platform/db/open-database';
import {
  addItems,
  createTestQueue,
  finish,
  itemOf,
  testJob,
  testLeaseMs,
} from '@lobby/platform-testing/database/test-queue';
import {
  onPostgres,
  testDatabaseUrl,
  throwawayDatabase,
} from '@lobby/platform-testing/database/throwaway-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../domain/log.ts';
import { manualClock } from '../time/clock.ts';
import { doDue } from './run-job.ts';

const title = onPostgres('a job of two servers on one Postgres');

describe.skipIf(!testDatabaseUrl)(title, { timeout: 120_000 }, () => {
  const clock = manualClock(1_000_000);
  const log = createLog({ level: 'silent', dev: false });
  let database: Awaited<ReturnType<typeof throwawayDatabase>>;
  let pools: OpenDatabase[] = [];
  beforeAll(async () => {
    database = await throwawayDatabase();
    const open = () => openDatabase({ databaseUrl: database.url, dataDir: '', inMemory: false });
    pools = [await open(), await open()];
    await createTestQueue(pools[0]!.db);
  });
  afterAll(async () => {
    await Promise.all(pools.map(({ db }) => db.destroy()));
    await database?.drop();
  });
  const server = (n: number) => ({ db: pools[n % 2]!.db, clock, log });

  it('does each of 200 items once, with four workers', async () => {
    const ids = Array.from({ length: 200 }, (_, n) => `once-${n}`);
    await addItems(server(0).db, clock.now(), ...ids);
    const done: string[] = [];
    const job = testJob({
      async work({ row, record }) {
        done.push(row.id);
        await record(trx => finish(trx, row.id, 'done'));
      },
    });
    await Promise.all([0, 1, 2, 3].map(n => doDue(server(n), job)));
    expect(done.toSorted()).toEqual(ids.toSorted());
    const terms = await Promise.all(ids.map(async id => (await itemOf(server(0).db, id)).term));
    expect(new Set(terms)).toEqual(new Set([1]));
  });

  it('writes one outcome of a worker that outlived its lease and the one that took over, whichever comes first', async () => {
    const written: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const id = `late-${round}`;
      await addItems(server(0).db, clock.now(), id);
      let letGo = () => {};
      const taken = new Promise<void>(resolve => {
        letGo = resolve;
      });
      const writes = (who: string, until: Promise<void>) =>
        testJob({
          async work({ row, record }) {
            await until;
            await record(async trx => {
              written.push(`${row.id} ${who}`);
              await finish(trx, row.id, who);
            });
          },
        });
      const late = doDue(server(0), writes('late', taken));
      await expect.poll(async () => (await itemOf(server(1).db, id)).term).toBe(1);
      clock.advance(testLeaseMs);
      const over = testJob({
        async work(claimed) {
          letGo();
          await writes('own', taken).work(claimed);
        },
      });
      await Promise.all([late, doDue(server(1), over)]);
      expect((await itemOf(server(0).db, id)).outcome).toBe('own');
    }
    expect(written).toEqual(Array.from({ length: 20 }, (_, round) => `late-${round} own`));
  });

  it('is not taken over while an outcome is being written', async () => {
    await addItems(server(0).db, clock.now(), 'writing');
    let letGo = () => {};
    const looked = new Promise<void>(resolve => {
      letGo = resolve;
    });
    let begin = () => {};
    const writing = new Promise<void>(resolve => {
      begin = resolve;
    });
    const slow = testJob({
      work: async ({ row, record }) =>
        void (await record(async trx => {
          begin();
          await looked;
          await finish(trx, row.id, 'slow');
        })),
    });
    const first = doDue(server(0), slow);
    await writing;
    clock.advance(testLeaseMs);
    await doDue(server(1), testJob());
    letGo();
    await first;
    expect(await itemOf(server(0).db, 'writing')).toMatchObject({ outcome: 'slow', term: 1 });
  });
});
