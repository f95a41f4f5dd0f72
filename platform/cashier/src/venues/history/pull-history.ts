import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import type { Kysely, Transaction } from 'kysely';
import type { GameSide, UnreadRound, VenueRound, Venues } from '../provider/venue.ts';
import { answerMs } from '../saga/process-due.ts';
import { bookRound } from './book-round.ts';
import { forgetUnbooked, setAside } from './unbooked-rounds.ts';

type HistoryDeps = Pick<Platform, 'db' | 'clock' | 'log'> & { readonly venues: Venues };

/**
 * Takes over what was played at every venue since the last time, each round once. A venue that fails stops no other, and
 * a round that cannot be booked is set aside.
 */
export async function pullHistory(deps: HistoryDeps): Promise<void> {
  for (const [venue, { games }] of deps.venues) {
    if (!games) continue;
    try {
      await pullFrom(deps, venue, games);
    } catch (error) {
      deps.log.warn({ err: error, venue }, 'the history of a venue could not be read and is asked for again');
    }
  }
}

async function pullFrom(deps: HistoryDeps, venue: string, games: GameSide): Promise<void> {
  for (;;) {
    const cursor = await cursorOf(deps.db, venue);
    const { rounds, pagesAt = '' } = await withTimeout(games.history(cursor.after), answerMs, 'the venue');
    if (pagesAt !== cursor.pagesAt) await notePages(deps.db, venue, pagesAt);
    if (rounds.length === 0) return;
    let { after } = cursor;
    for (const round of rounds) {
      if (round.version <= after) throw new Error(`${venue} tells version ${round.version} after ${after}`);
      const isOwn = await takeOver(deps, venue, { after, round });
      // Another server goes on from here.
      if (!isOwn) return;
      after = round.version;
    }
  }
}

interface Step {
  readonly after: bigint;
  readonly round: VenueRound | UnreadRound;
}

/** Books a round, or else sets it aside, and moves the cursor. @returns false when another server was faster. */
async function takeOver(deps: HistoryDeps, venue: string, { after, round }: Step): Promise<boolean> {
  const moving = (work: (trx: Transaction<Tables>) => Promise<void>) =>
    deps.db.transaction().execute(async trx => {
      const moved = await moveCursor(trx, venue, { from: after, to: round.version });
      if (moved) await work(trx);
      return moved;
    });
  try {
    return await moving(async trx => {
      if ('problem' in round) throw new Error(round.problem);
      // First: whoever tries an earlier version of it again holds that, and then the round.
      await forgetUnbooked(trx, venue, round.id);
      await bookRound(trx, deps, venue, round);
    });
  } catch (error) {
    deps.log.error({ err: error, venue, round: round.id }, 'a round could not be booked and is set aside');
    return moving(trx => setAside(trx, deps, { venue, round, error }));
  }
}

/** @returns false when another server was faster. */
async function moveCursor(
  trx: Transaction<Tables>,
  venue: string,
  { from, to }: { readonly from: bigint; readonly to: bigint },
): Promise<boolean> {
  const moved = await trx
    .updateTable('venue_cursors')
    .set({ after: to })
    .where('venue', '=', venue)
    .where('after', '=', from)
    .returning('venue')
    .executeTakeFirst();
  return moved !== undefined;
}

async function notePages(db: Kysely<Tables>, venue: string, origin: string): Promise<void> {
  await db.updateTable('venue_cursors').set({ pages_at: origin }).where('venue', '=', venue).execute();
}

async function cursorOf(db: Kysely<Tables>, venue: string) {
  await db
    .insertInto('venue_cursors')
    .values({ venue, after: 0n })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('venue_cursors')
    .select(['after', 'pages_at as pagesAt'])
    .where('venue', '=', venue)
    .executeTakeFirst();
  return row ?? { after: 0n, pagesAt: '' };
}
