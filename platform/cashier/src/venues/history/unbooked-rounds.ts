import { hour, minute, second } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { pauseAfter } from '@lobby/platform-kernel/jobs/back-off';
import type { Claimed, Job } from '@lobby/platform-kernel/jobs/job';
import type { QueueRow } from '@lobby/platform-kernel/jobs/queue';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { UnreadRound, VenueRound } from '../provider/venue.ts';
import { bookRound } from './book-round.ts';
import { keepResult, readResult } from './kept-result.ts';

type Trx = Transaction<Tables>;
type Deps = Pick<Platform, 'db' | 'clock'>;

/** Between tries, ms: what failed by chance is booked soon, and what a person must look at is not tried often. */
const backOff = [5 * second, minute, 10 * minute, hour];

const idOf = (venue: string, round: string) => `${venue}:${round}`;
/** Never empty. */
const problemOf = (error: unknown) =>
  ((error instanceof Error && error.message) || String(error)).slice(0, 300);

/** Keeps a round that could not be booked, in place of an earlier version of it, so that it is tried again. */
export async function setAside(
  trx: Trx,
  { clock }: Pick<Deps, 'clock'>,
  {
    venue,
    round,
    error,
  }: { readonly venue: string; readonly round: VenueRound | UnreadRound; readonly error: unknown },
): Promise<void> {
  const at = clock.now();
  const now = {
    version: round.version,
    problem: problemOf(error),
    ...('problem' in round
      ? { member_id: null, game: null, staked: null, win: null, played_at: null, result: null, due_at: null }
      : {
          ...{ member_id: round.player, game: round.game, staked: round.staked, win: round.win },
          result: keepResult(round),
          ...{ played_at: BigInt(round.at), due_at: BigInt(at + pauseAfter(backOff, 1)) },
        }),
  };
  await trx
    .insertInto('venue_rounds_unbooked')
    .values({ id: idOf(venue, round.id), venue, round: round.id, since: BigInt(at), tries: 1, ...now })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({ ...now, tries: 1, term: sql`venue_rounds_unbooked.term + 1` }),
    )
    .execute();
}

/** A round that was set aside is told anew. */
export async function forgetUnbooked(trx: Trx, venue: string, round: string): Promise<void> {
  await trx.deleteFrom('venue_rounds_unbooked').where('id', '=', idOf(venue, round)).execute();
}

/** Books what was set aside, once it can be booked. */
export function unbookedJob(deps: Deps): Job<'venue_rounds_unbooked'> {
  return {
    name: 'rounds of venues that could not be booked',
    queue: { table: 'venue_rounds_unbooked', id: 'id', dueAt: 'due_at' },
    leaseMs: minute,
    atOnce: 2,
    backOff,
    async work(claimed) {
      const problem = await bookAside(deps, claimed);
      if (problem) throw new Error(problem);
    },
  };
}

/**
 * Books what was set aside.
 * @param noted told why not, or '', in the transaction that writes what came of it.
 * @returns the same; undefined when somebody else has taken the round since.
 */
export async function bookAside(
  deps: Deps,
  claimed: Claimed<'venue_rounds_unbooked'>,
  noted: (trx: Trx, problem: string) => Promise<void> = async () => {},
): Promise<string | undefined> {
  try {
    const isOwn = await claimed.record(async (trx, row) => {
      await bookRound(trx, deps, row.venue, roundOf(row));
      await forgetUnbooked(trx, row.venue, row.round);
      await noted(trx, '');
    });
    return isOwn ? '' : undefined;
  } catch (error) {
    const problem = problemOf(error);
    const isOwn = await claimed.record(async (trx, { id }) => {
      await trx.updateTable('venue_rounds_unbooked').set({ problem }).where('id', '=', id).execute();
      await noted(trx, problem);
    });
    return isOwn ? problem : undefined;
  }
}

function roundOf({
  round: id,
  version,
  member_id,
  game,
  staked,
  win,
  played_at,
  result: kept,
}: QueueRow<'venue_rounds_unbooked'>) {
  if (member_id === null || game === null || staked === null || win === null)
    throw new Error(`round ${id} has no figures`);
  const result = readResult(kept);
  return { id, version, player: member_id, game, staked, win, at: Number(played_at), result };
}

/** The rounds that wait to be booked, the oldest first. */
export function unbookedRounds(db: Kysely<Tables>) {
  return db.selectFrom('venue_rounds_unbooked').selectAll().orderBy('since').limit(100).execute();
}

/** How many there are. */
export async function countUnbooked(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom('venue_rounds_unbooked')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
