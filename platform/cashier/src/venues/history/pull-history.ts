import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import type { Kysely, Transaction } from 'kysely';
import type { GameSide, Venues } from '../provider/venue.ts';
import { answerMs } from '../saga/process-due.ts';
import { bookRound } from './book-round.ts';

type HistoryDeps = Pick<Platform, 'db' | 'clock' | 'log'> & { readonly venues: Venues };

/** Takes over what was played at every venue since the last time, each round once. A venue that fails stops no other. */
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
      const isOwn = await deps.db.transaction().execute(async trx => {
        const moved = await moveCursor(trx, venue, { from: after, to: round.version });
        if (moved) await bookRound(trx, deps, venue, round);
        return moved;
      });
      // Another server goes on from here.
      if (!isOwn) return;
      after = round.version;
    }
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
