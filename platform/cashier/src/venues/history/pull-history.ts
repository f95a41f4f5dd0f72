import { noteRound } from '@lobby/platform-bonus/turnover';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import { recordVenueResult } from '@lobby/platform-ledger';
import type { Kysely, Transaction } from 'kysely';
import { venueOf } from '../directory/venue-list.ts';
import type { GameSide, VenueRound, Venues } from '../provider/venue.ts';
import { answerMs } from '../saga/process-due.ts';

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
    const rounds = await withTimeout(games.history(cursor), answerMs, 'the venue');
    if (rounds.length === 0) return;
    let after = cursor;
    for (const round of rounds) {
      if (round.version <= after) throw new Error(`${venue} tells version ${round.version} after ${after}`);
      const isOwn = await deps.db.transaction().execute(trx => take(trx, deps, venue, { round, after }));
      // Another server goes on from here.
      if (!isOwn) return;
      after = round.version;
    }
  }
}

/** Books a round and moves the cursor behind it. @returns false when another server was faster. */
async function take(
  trx: Transaction<Tables>,
  { clock, log }: HistoryDeps,
  venue: string,
  { round, after }: { readonly round: VenueRound; readonly after: bigint },
): Promise<boolean> {
  const { id, version, player: memberId, game, staked, win, at: playedAt } = round;
  const moved = await trx
    .updateTable('venue_cursors')
    .set({ after: version })
    .where('venue', '=', venue)
    .where('after', '=', after)
    .returning('venue')
    .executeTakeFirst();
  if (!moved) return false;
  const siteId = await siteOf(trx, memberId, venue);
  const category = venueOf(venue)?.category;
  if (siteId === undefined || category === undefined || category === 'TY' || category === 'DJ') {
    log.error({ venue, round: id }, 'a venue tells a round of nobody here');
    return true;
  }
  const row = { venue, round: id, version, site_id: siteId, member_id: memberId, game, staked, win };
  const fresh = await trx
    .insertInto('venue_rounds')
    .values({ ...row, played_at: BigInt(playedAt) })
    .onConflict(conflict => conflict.doNothing())
    .returning('round')
    .executeTakeFirst();
  if (!fresh) {
    log.error({ venue, round: id }, 'a venue changed a round that is booked; a person has to look at it');
    return true;
  }
  const net = win - staked;
  const reference = `${venue}:${id}`;
  const whose = { siteId, memberId, venue, transferId: reference, reference, at: clock.now() };
  if (net !== 0n) await recordVenueResult(trx, { ...whose, amount: net < 0n ? -net : net, won: net > 0n });
  const bet = { id: reference, siteId, memberId, category, placedAt: playedAt, at: clock.now() };
  await noteRound(trx, { ...bet, stake: staked, net });
  return true;
}

async function cursorOf(db: Kysely<Tables>, venue: string): Promise<bigint> {
  await db
    .insertInto('venue_cursors')
    .values({ venue, after: 0n })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('venue_cursors')
    .select('after')
    .where('venue', '=', venue)
    .executeTakeFirst();
  return row?.after ?? 0n;
}

/** The site of a member who moved money to a venue, without which nothing is staked there; undefined: nobody of that id. */
async function siteOf(
  trx: Transaction<Tables>,
  memberId: string,
  venue: string,
): Promise<string | undefined> {
  const transfer = await trx
    .selectFrom('venue_transfers')
    .select('site_id')
    .where('member_id', '=', memberId)
    .where('venue', '=', venue)
    .limit(1)
    .executeTakeFirst();
  return transfer?.site_id;
}
