import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Platform } from '../domain/domain.ts';
import { pauseAfter } from './back-off.ts';
import { forgetTries, lockOwn, putOff, type Queue, type QueueRow, type QueueTable } from './queue.ts';

/** Work on rows that become due. */
export interface Job<Name extends QueueTable> {
  /** For the log. */
  readonly name: string;
  readonly queue: Queue<Name>;
  /** How long a server that has claimed a row may stay silent before another one takes it, ms. */
  readonly leaseMs: number;
  /** Rows that one process has in hand at once. */
  readonly atOnce: number;
  /** Pauses after one failure, two and so on, ms; the last one for ever. */
  readonly backOff: readonly number[];
  /** Does what is due of a row, outside of any transaction. What it throws is a failure. */
  work(claimed: Claimed<Name>): Promise<void>;
  /** Told of each failure, in the transaction that puts the row off. @param tries failures in a row, this one included. */
  failed?(trx: Transaction<Tables>, row: QueueRow<Name>, tries: number): Promise<void>;
}

/** A row in the hands of one server. */
export interface Claimed<Name extends QueueTable> {
  readonly row: QueueRow<Name>;
  /** When the lease ends, ms. */
  readonly until: number;
  /**
   * Writes down what became of it, in a transaction that holds the row, while nobody has taken it since.
   * @returns false when somebody has; then nothing is written.
   */
  record(write: (trx: Transaction<Tables>, row: QueueRow<Name>) => Promise<unknown>): Promise<boolean>;
}

export type JobDeps = Pick<Platform, 'db' | 'clock' | 'log'>;

/** A row whose claim the caller has written. @param mayRecord false: its time to do so is over. */
export function claimedRow<Name extends QueueTable>(
  { db }: Pick<Platform, 'db'>,
  queue: Queue<Name>,
  { row, until }: Pick<Claimed<Name>, 'row' | 'until'>,
  mayRecord: () => boolean = () => true,
): Claimed<Name> {
  return {
    row,
    until,
    async record(write) {
      if (!mayRecord()) return false;
      return db.transaction().execute(async trx => {
        const own = await lockOwn(trx, queue, row);
        if (own) await write(trx, own);
        return own !== undefined;
      });
    },
  };
}

/** Works on a claimed row. One that fails is put off by the job's schedule; where even that fails, its lease ends. */
export async function workOn<Name extends QueueTable>(
  deps: JobDeps,
  job: Job<Name>,
  claimed: Claimed<Name>,
): Promise<void> {
  const { clock, log } = deps;
  const about = { job: job.name, item: String(claimed.row[job.queue.id]) };
  try {
    await job.work(claimed);
    if (claimed.row.tries > 0) await forgetTries(deps.db, job.queue, claimed.row);
  } catch (error) {
    log.error({ err: error, ...about }, 'work that was due failed; again later');
    const tries = claimed.row.tries + 1;
    await claimed
      .record(async (trx, row) => {
        await putOff(trx, job.queue, row, { at: clock.now() + pauseAfter(job.backOff, tries), tries });
        await job.failed?.(trx, row, tries);
      })
      .catch((failure: unknown) => log.error({ err: failure, ...about }, 'work could not be put off'));
  }
}
