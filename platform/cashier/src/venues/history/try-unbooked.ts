import type { Tables } from '@lobby/platform-kernel/database/tables';
import { claimedRow, workOn } from '@lobby/platform-kernel/jobs/job';
import { endsClaim, type QueueRow } from '@lobby/platform-kernel/jobs/queue';
import type { Kysely, Transaction } from 'kysely';
import { bookAside, unbookedJob } from './unbooked-rounds.ts';

type TryDeps = Parameters<typeof workOn>[0];

/** What came of a try; `gone`: it was booked or told anew meanwhile, or has no figures that could be booked. */
export type TriedUnbooked =
  | { readonly outcome: 'booked' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'failed'; readonly problem: string };

/**
 * Tries at once to book a round that was set aside, as an operator asks, and keeps what came of it. Whatever server has
 * it in hand loses it; a try that fails is put off as one of the job is.
 */
export async function tryUnbooked(deps: TryDeps, id: string): Promise<TriedUnbooked> {
  const { db, clock } = deps;
  const job = unbookedJob(deps);
  const until = clock.now() + job.leaseMs;
  const row = await db
    .updateTable('venue_rounds_unbooked')
    .set({ ...endsClaim, due_at: BigInt(until) })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return { outcome: 'gone' };
  const claimed = claimedRow(deps, job.queue, { row, until });
  let tried: TriedUnbooked = { outcome: 'gone' };
  const work = async () => {
    const noted = (trx: Transaction<Tables>, problem: string) => noteTry(trx, row, problem, clock.now());
    const problem = await bookAside(deps, claimed, noted);
    if (problem === undefined) return;
    tried = problem === '' ? { outcome: 'booked' } : { outcome: 'failed', problem };
    if (problem !== '') throw new Error(problem);
  };
  await workOn(deps, { ...job, work }, claimed);
  return tried;
}

async function noteTry(
  trx: Transaction<Tables>,
  { venue, round, version }: QueueRow<'venue_rounds_unbooked'>,
  problem: string,
  at: number,
): Promise<void> {
  await trx
    .insertInto('venue_unbooked_attempts')
    .values({ venue, round, version, problem, at: BigInt(at) })
    .execute();
}

/** What operators tried last, the newest first. */
export function lastTries(db: Kysely<Tables>) {
  return db.selectFrom('venue_unbooked_attempts').selectAll().orderBy('id', 'desc').limit(20).execute();
}
