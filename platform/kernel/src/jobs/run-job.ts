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
  const crew = crewOf(deps, job);
  const looking = repeat(crew.look, pauseMs, crew.stands);
  return {
    wake: () => void crew.look().catch(crew.stands),
    runNow: () => crew.doAll().catch(crew.stands),
    async stop() {
      crew.claimNoMore();
      await looking.stop();
      await crew.drained(config.drainMs);
    },
  };
}

/** Does all of a job that is due now. @throws when it cannot be seen what is; rows that fail are put off. */
export function doDue<Name extends QueueTable>(deps: JobDeps, job: Job<Name>): Promise<void> {
  return crewOf(deps, job).doAll();
}

function crewOf<Name extends QueueTable>(deps: JobDeps, job: Job<Name>) {
  const { db, clock, log } = deps;
  const inHand = new Set<Promise<void>>();
  let latest: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let [mayClaim, mayRecord] = [true, true];

  const stands = (error: unknown) =>
    log.error({ err: error, job: job.name }, 'work stands still; again soon');

  /** Takes as many rows as there is room for; begins after it is called, so that whoever calls misses nothing. */
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
        void look().catch(stands);
      });
      inHand.add(work);
    }
  }

  return {
    look,
    stands,
    /** Until nothing is due and nothing in hand. */
    async doAll(): Promise<void> {
      let seen = look();
      await seen;
      // Each that ends has made it look again.
      while (inHand.size > 0 || seen !== latest) {
        if (inHand.size > 0) await Promise.race(inHand);
        seen = latest;
        await seen;
      }
    },
    claimNoMore() {
      mayClaim = false;
    },
    /** Waits for what is in hand, so long at most (ms). */
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
