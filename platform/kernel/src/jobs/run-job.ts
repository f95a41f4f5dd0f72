import type { Platform } from '../domain/domain.ts';
import { type Repeated, repeat } from '../time/repeat.ts';
import { claimedRow, type Job, type JobDeps, workOn } from './job.ts';
import { claimDue, type QueueTable } from './queue.ts';

/** A job that a server does from now on. */
export interface RunningJob extends Repeated {
  /** Looks now for what is due, without waiting for it: there may be something new. */
  wake(): void;
}

/**
 * Does a job from now on, looking for what is due every `pauseMs` and when it is woken. Its end waits for what is in
 * hand, for a drain at most (docs/designs.md#work-that-is-due).
 */
export function startJob<Name extends QueueTable>(
  { config, ...deps }: JobDeps & Pick<Platform, 'config'>,
  job: Job<Name>,
  pauseMs: number,
): RunningJob {
  const worker = workerOf(deps, job);
  const looking = repeat(worker.look, pauseMs, worker.noteFailure);
  return {
    wake: () => void worker.look().catch(worker.noteFailure),
    runNow: () => worker.doAll().catch(worker.noteFailure),
    async stop() {
      worker.claimNoMore();
      await looking.stop();
      await worker.drained(config.drainMs);
    },
  };
}

/** Does all of a job that is due now. @throws when rows cannot be claimed; a row whose work fails is put off. */
export function doDue<Name extends QueueTable>(deps: JobDeps, job: Job<Name>): Promise<void> {
  return workerOf(deps, job).doAll();
}

function workerOf<Name extends QueueTable>(deps: JobDeps, job: Job<Name>) {
  const { db, clock, log } = deps;
  const inHand = new Set<Promise<void>>();
  let latest: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let [mayClaim, mayRecord] = [true, true];

  const noteFailure = (error: unknown) =>
    log.error({ err: error, job: job.name }, 'work that is due could not be claimed; trying again soon');

  /** Claims as many rows as `atOnce` leaves room for. It reads after it was called, so a row that was due then is seen. */
  function look(): Promise<void> {
    if (!next) {
      next = latest
        .catch(() => {})
        .then(() => {
          next = undefined;
          return take();
        });
      latest = next;
    }
    return next;
  }

  async function take(): Promise<void> {
    const most = job.atOnce - inHand.size;
    if (!mayClaim || most <= 0) return;
    const now = clock.now();
    const until = now + job.leaseMs;
    for (const row of await claimDue(db, job.queue, { now, until, most })) {
      const claimed = claimedRow(deps, job.queue, { row, until }, () => mayRecord);
      const work: Promise<void> = workOn(deps, job, claimed).finally(() => {
        inHand.delete(work);
        void look().catch(noteFailure);
      });
      inHand.add(work);
    }
  }

  return {
    look,
    noteFailure,
    /** Until nothing is due and nothing in hand. */
    async doAll(): Promise<void> {
      let seen = look();
      await seen;
      // A row that ends has called `look`, which may have claimed others.
      while (inHand.size > 0 || seen !== latest) {
        if (inHand.size > 0) await Promise.race(inHand);
        seen = latest;
        await seen;
      }
    },
    claimNoMore() {
      mayClaim = false;
    },
    /** Waits `ms` at most for what is in hand; what ends later records nothing. */
    async drained(ms: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<void>(resolve => {
        timer = setTimeout(resolve, ms);
      });
      await Promise.race([Promise.all(inHand), over]);
      clearTimeout(timer);
      mayRecord = false;
    },
  };
}
