import { noteRound } from '@lobby/platform-bonus/turnover';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { recordVenueResult } from '@lobby/platform-ledger';
import type { Selectable, Transaction } from 'kysely';
import { venueOf } from '../directory/venue-list.ts';
import type { VenueRound } from '../provider/venue.ts';
import { countRound } from '../returns/count-round.ts';
import { keepResult } from './kept-result.ts';

type Trx = Transaction<Tables>;
type BookDeps = Pick<Platform, 'clock'>;
type BookedRound = Selectable<Tables['venue_rounds']>;

/**
 * Books what a venue tells of a round: of a new one its result, of one that it changed the difference to what is booked
 * (docs/designs.md#a-round-that-its-venue-changes).
 * @throws Error of one that cannot be booked, such as one of nobody here.
 */
export async function bookRound(
  trx: Trx,
  { clock }: BookDeps,
  venue: string,
  round: VenueRound,
): Promise<void> {
  const { id, version, player: memberId, game, staked, win, at: playedAt } = round;
  const siteId = await siteOf(trx, memberId, venue);
  const category = venueOf(venue)?.category;
  if (siteId === undefined || category === undefined || category === 'TY') {
    throw new Error(`${venue} tells a round of nobody here`);
  }
  const before = await bookedRound(trx, venue, id);
  if (before && (before.member_id !== memberId || before.game !== game)) {
    throw new Error(`${venue} gives a booked round to another member or game`);
  }
  const reference = `${venue}:${id}`;
  const at = clock.now();
  const placedAt = before ? Number(before.played_at) : playedAt;
  const turnover = await noteRound(trx, {
    ...{ id: reference, siteId, memberId, category, placedAt, at },
    ...{ stake: staked, net: win - staked },
  });
  if (before) await keepCorrection(trx, before, { ...round, turnover, at });
  else {
    await trx
      .insertInto('venue_rounds')
      .values({
        ...{ venue, round: id, version, site_id: siteId, member_id: memberId, game, staked, win, turnover },
        played_at: BigInt(playedAt),
        result: keepResult(round),
      })
      .execute();
  }
  await countRound(trx, { venue, game, placedAt }, { staked, win }, before);
  const moved = win - staked - (before ? before.win - before.staked : 0n);
  if (moved === 0n) return;
  // No venue is called so, so no round is named as the correction of another.
  const transferId = before ? `correction:${version}:${reference}` : reference;
  const amount = moved < 0n ? -moved : moved;
  await recordVenueResult(trx, {
    ...{ siteId, memberId, venue, transferId, reference, at },
    ...{ amount, won: moved > 0n },
  });
}

function bookedRound(trx: Trx, venue: string, round: string): Promise<BookedRound | undefined> {
  return trx
    .selectFrom('venue_rounds')
    .selectAll()
    .where('venue', '=', venue)
    .where('round', '=', round)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the figures of now, and beside them those that were booked where they differ. */
async function keepCorrection(
  trx: Trx,
  { venue, round, staked, win }: BookedRound,
  now: Pick<VenueRound, 'version' | 'staked' | 'win' | 'result'> & {
    readonly turnover: bigint;
    readonly at: number;
  },
): Promise<void> {
  const { version, turnover, at } = now;
  await trx
    .updateTable('venue_rounds')
    .set({ version, staked: now.staked, win: now.win, turnover, result: keepResult(now) })
    .where('venue', '=', venue)
    .where('round', '=', round)
    .execute();
  if (now.staked === staked && now.win === win) return;
  await trx
    .insertInto('venue_round_corrections')
    .values({ venue, round, version, staked, win, at: BigInt(at) })
    .execute();
}

/** The site of a member who moved money to a venue, without which nothing is staked there; undefined: nobody of that id. */
async function siteOf(trx: Trx, memberId: string, venue: string): Promise<string | undefined> {
  const transfer = await trx
    .selectFrom('venue_transfers')
    .select('site_id')
    .where('member_id', '=', memberId)
    .where('venue', '=', venue)
    .limit(1)
    .executeTakeFirst();
  return transfer?.site_id;
}
