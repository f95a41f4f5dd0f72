import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Reads whether the sportsbook is closed for now, by its code as a venue. `until`, ms: when it opens again, if known. */
export type ReadClosure = (
  db: Kysely<Tables>,
  venue: string,
) => Promise<{ readonly until: number | undefined } | undefined>;

const readEveryMs = 1_000;

/**
 * Refuses what a closed sportsbook does not do. The closure is read once a second at most, so that every server follows
 * and no call asks the database.
 * @param elapsed ms since some fixed moment; not the platform's clock, which tests move.
 */
export function createMaintenance(
  db: Kysely<Tables>,
  venue: string,
  read: ReadClosure,
  elapsed: () => number = () => performance.now(),
) {
  let readAt = Number.NEGATIVE_INFINITY;
  let closure: ReturnType<ReadClosure> = Promise.resolve(undefined);
  return {
    /** @throws Refusal 'venue-under-maintenance' with the time when it opens again. */
    async demandOpen(): Promise<void> {
      if (elapsed() - readAt >= readEveryMs) {
        readAt = elapsed();
        closure = read(db, venue);
        // What could not be read is read again with the next call.
        closure.catch(() => {
          readAt = Number.NEGATIVE_INFINITY;
        });
      }
      const closed = await closure;
      if (!closed) return;
      const data = closed.until === undefined ? {} : { until: closed.until };
      throw new Refusal('venue-under-maintenance', { data });
    },
  };
}
