import type { RunningPlatform } from '@lobby/platform/platform';
import {
  addItems,
  createTestQueue,
  finish,
  itemOf,
  testJob,
  testLeaseMs,
} from '@lobby/platform-testing/database/test-queue';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../time/clock.ts';
import { claimedRow } from './job.ts';
import { claimDue, endsClaim } from './queue.ts';
import { doDue, type RunningJob, startJob } from './run-job.ts';

const clock = manualClock(1_000_000);
let running: RunningPlatform;
const started: RunningJob[] = [];
beforeAll(async () => {
  running = await testPlatform({ logLevel: 'silent', drainMs: 50 }, { clock, domains: [] });
  await createTestQueue(running.platform.db);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(job => job.stop()));
  await sql`TRUNCATE test_items`.execute(running.platform.db);
});
afterAll(async () => {
  await sql`DROP TABLE test_items`.execute(running.platform.db);
  await running.stop();
});

const db = () => running.platform.db;
/** A promise, and what lets go of it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open };
}
/** Looks by itself so seldom that in a test only a wake or a finished item makes it look. */
function start(job = testJob()): RunningJob {
  const one = startJob(running.platform, job, 3_600_000);
  started.push(one);
  return one;
}
const outcomes = async () =>
  (await db().selectFrom('test_items').select(['id', 'outcome']).orderBy('id').execute()).map(
    ({ id, outcome }) => `${id} ${outcome}`.trim(),
  );

describe('what is due', () => {
  it('is done once, oldest first, and what is not due is left', async () => {
    const done: string[] = [];
    await addItems(db(), clock.now() - 1, 'b');
    await addItems(db(), clock.now() - 2, 'a');
    await addItems(db(), clock.now() + 1, 'c');
    const work = async ({ row, record }: Parameters<ReturnType<typeof testJob>['work']>[0]) => {
      done.push(row.id);
      await record(trx => finish(trx, row.id, 'done'));
    };
    await doDue(running.platform, testJob({ atOnce: 1, work }));
    await doDue(running.platform, testJob({ atOnce: 1, work }));
    expect(done).toEqual(['a', 'b']);
    expect(await outcomes()).toEqual(['a done', 'b done', 'c']);
  });

  it('and claimed is due for others again when the lease ends', async () => {
    await addItems(db(), clock.now(), 'a');
    const { queue } = testJob();
    const claim = () =>
      claimDue(db(), queue, { now: clock.now(), until: clock.now() + testLeaseMs, most: 9 });
    expect(await claim()).toMatchObject([{ id: 'a', term: 1 }]);
    clock.advance(testLeaseMs - 1);
    expect(await claim()).toEqual([]);
    clock.advance(1);
    expect(await claim()).toMatchObject([{ id: 'a', term: 2 }]);
  });

  it('of a queue that says which rows is only of those, in its own order', async () => {
    await addItems(db(), clock.now(), 'b', 'a', 'x');
    const only = sql`id <> 'x'`;
    const queue = { ...testJob().queue, order: 'id', only } as const;
    const claim = () => claimDue(db(), queue, { now: clock.now(), until: clock.now() + 1, most: 1 });
    expect([...(await claim()), ...(await claim()), ...(await claim())].map(({ id }) => id)).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('a worker that outlived its lease', () => {
  it('records nothing, and the one that took over does', async () => {
    await addItems(db(), clock.now(), 'a');
    const slow = gate();
    const recorded: boolean[] = [];
    const late = doDue(
      running.platform,
      testJob({
        async work({ row, record }) {
          await slow.opened;
          recorded.push(await record(trx => finish(trx, row.id, 'late')));
        },
      }),
    );
    await expect.poll(async () => (await itemOf(db(), 'a')).term).toBe(1);
    clock.advance(testLeaseMs);
    await doDue(running.platform, testJob());
    slow.open();
    await late;
    expect(recorded).toEqual([false]);
    expect(await itemOf(db(), 'a')).toMatchObject({ outcome: 'done', term: 2 });
  });

  it('and fails puts nothing off', async () => {
    await addItems(db(), clock.now(), 'a');
    const slow = gate();
    const work = () => slow.opened.then(() => Promise.reject(new Error('too late')));
    const late = doDue(running.platform, testJob({ work }));
    await expect.poll(async () => (await itemOf(db(), 'a')).term).toBe(1);
    clock.advance(testLeaseMs);
    await doDue(running.platform, testJob());
    slow.open();
    await late;
    expect(await itemOf(db(), 'a')).toMatchObject({ outcome: 'done', due_at: null, tries: 0 });
  });

  it('is one too when somebody made the item due meanwhile', async () => {
    await addItems(db(), clock.now(), 'a');
    const { queue } = testJob();
    const until = clock.now() + testLeaseMs;
    const [row] = await claimDue(db(), queue, { now: clock.now(), until, most: 1 });
    await db()
      .updateTable('test_items')
      .set({ due_at: BigInt(clock.now()), ...endsClaim })
      .execute();
    const claimed = claimedRow(running.platform, queue, { row: row!, until });
    expect(await claimed.record(trx => finish(trx, 'a', 'done'))).toBe(false);
    expect(await itemOf(db(), 'a')).toMatchObject({ outcome: '', due_at: BigInt(clock.now()) });
  });
});

describe('an item that fails', () => {
  const failing = (...ids: string[]) =>
    testJob({
      atOnce: 1,
      async work({ row, record }) {
        await record(trx => finish(trx, row.id, 'done'));
        if (ids.includes(row.id)) throw new Error('it is broken');
      },
    });

  it('holds up no other', async () => {
    const broken = testJob({
      atOnce: 1,
      async work({ row, record }) {
        if (row.id === 'a') throw new Error('it is broken');
        await record(trx => finish(trx, row.id, 'done'));
      },
    });
    await addItems(db(), clock.now() - 1, 'a');
    await addItems(db(), clock.now(), 'b', 'c');
    await doDue(running.platform, broken);
    expect(await outcomes()).toEqual(['a', 'b done', 'c done']);
  });

  it('is tried again by the schedule, whose last pause stays, and is told of each time', async () => {
    const told: number[] = [];
    const broken = testJob({
      work: () => Promise.reject(new Error('it is broken')),
      failed: async (_trx, _row, tries) => void told.push(tries),
    });
    await addItems(db(), clock.now(), 'a');
    const pauses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await doDue(running.platform, broken);
      const { due_at } = await itemOf(db(), 'a');
      pauses.push(Number(due_at) - clock.now());
      clock.set(Number(due_at));
    }
    expect([pauses, told]).toEqual([
      [100, 500, 500],
      [1, 2, 3],
    ]);
    await doDue(running.platform, testJob());
    expect(await itemOf(db(), 'a')).toMatchObject({ outcome: 'done', tries: 0 });
  });

  it('keeps what it had recorded before, and is not due again when that was its end', async () => {
    await addItems(db(), clock.now(), 'a');
    await doDue(running.platform, failing('a'));
    expect(await itemOf(db(), 'a')).toMatchObject({ outcome: 'done', tries: 1, due_at: null });
  });

  it('while it is written down leaves none of it written', async () => {
    await addItems(db(), clock.now(), 'a');
    const half = testJob({
      work: async ({ row, record }) =>
        void (await record(async trx => {
          await finish(trx, row.id, 'half');
          throw new Error('it is broken');
        })),
    });
    await doDue(running.platform, half);
    expect(await itemOf(db(), 'a')).toMatchObject({ outcome: '', tries: 1 });
  });
});

describe('a job that runs', () => {
  it('does what it is woken for, and goes on while there is more than it may have in hand', async () => {
    const job = start(testJob({ atOnce: 2 }));
    await job.runNow();
    await addItems(db(), clock.now(), 'a', 'b', 'c', 'd', 'e');
    job.wake();
    await expect.poll(outcomes).toEqual(['a done', 'b done', 'c done', 'd done', 'e done']);
  });

  it('has so many in hand and no more, and an item that hangs holds up no other', async () => {
    const hangs = gate();
    const begun: string[] = [];
    const job = start(
      testJob({
        atOnce: 2,
        async work({ row, record }) {
          begun.push(row.id);
          if (row.id === 'a') await hangs.opened;
          await record(trx => finish(trx, row.id, 'done'));
        },
      }),
    );
    await addItems(db(), clock.now() - 1, 'a');
    await addItems(db(), clock.now(), 'b', 'c', 'd');
    job.wake();
    await expect.poll(outcomes).toEqual(['a', 'b done', 'c done', 'd done']);
    expect(begun.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    const caughtUp = job.runNow();
    hangs.open();
    await caughtUp;
    expect(await outcomes()).toEqual(['a done', 'b done', 'c done', 'd done']);
  });

  it('stops when what is in hand is done, and takes nothing more', async () => {
    const slow = gate();
    const job = start(
      testJob({
        atOnce: 1,
        async work({ row, record }) {
          await slow.opened;
          await record(trx => finish(trx, row.id, 'done'));
        },
      }),
    );
    await addItems(db(), clock.now() - 1, 'a');
    await addItems(db(), clock.now(), 'b');
    job.wake();
    await expect.poll(async () => (await itemOf(db(), 'a')).term).toBe(1);
    const stopped = job.stop();
    slow.open();
    await stopped;
    await job.runNow();
    expect(await outcomes()).toEqual(['a done', 'b']);
    expect((await itemOf(db(), 'b')).term).toBe(0);
  });

  it('stops although an item hangs, which records nothing and is left to its lease', async () => {
    const hangs = gate();
    const recorded: boolean[] = [];
    const job = start(
      testJob({
        async work({ row, record }) {
          await hangs.opened;
          recorded.push(await record(trx => finish(trx, row.id, 'done')));
        },
      }),
    );
    await addItems(db(), clock.now(), 'a');
    job.wake();
    await expect.poll(async () => (await itemOf(db(), 'a')).term).toBe(1);
    await job.stop();
    hangs.open();
    await expect.poll(() => recorded).toEqual([false]);
    expect(await outcomes()).toEqual(['a']);
    clock.advance(testLeaseMs);
    await doDue(running.platform, testJob());
    expect(await outcomes()).toEqual(['a done']);
  });
});
