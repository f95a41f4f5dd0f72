import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

type Db = Kysely<Tables>;

/** A game of a venue as one text. */
export const gameKey = (venue: string, game: string) => `${venue} ${game}`;

/** The games a member marked. */
export async function favouritesOf(db: Db, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('venue_favourites')
    .select(['venue', 'game'])
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map(({ venue, game }) => gameKey(venue, game)));
}

/** When a member opened each game last, ms. */
export async function playedBy(db: Db, memberId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('venue_games_played')
    .select(['venue', 'game', 'last_at'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ venue, game, last_at }) => [gameKey(venue, game), Number(last_at)]));
}

/** How often each game was opened on a site. */
export async function playsOn(db: Db, siteId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('venue_game_plays')
    .select(['venue', 'game', 'plays'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ venue, game, plays }) => [gameKey(venue, game), Number(plays)]));
}

interface Opened {
  /** Names the launch. */
  readonly id: string;
  readonly siteId: string;
  readonly memberId: string;
  readonly deviceId: string;
  readonly venue: string;
  readonly game: string;
  /** ms */
  readonly at: number;
}

/** Writes down that a member opened a game. */
export async function noteLaunch(
  db: Db,
  { id, siteId, memberId, deviceId, venue, game, at }: Opened,
): Promise<void> {
  const of = { venue, game };
  const now = BigInt(at);
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('venue_launches')
      .values({ id, site_id: siteId, member_id: memberId, device_id: deviceId, ...of, at: now })
      .execute();
    await trx
      .insertInto('venue_games_played')
      .values({ member_id: memberId, ...of, last_at: now })
      .onConflict(conflict => conflict.columns(['member_id', 'venue', 'game']).doUpdateSet({ last_at: now }))
      .execute();
    await trx
      .insertInto('venue_game_plays')
      .values({ site_id: siteId, ...of, plays: 1n })
      .onConflict(conflict =>
        conflict
          .columns(['site_id', 'venue', 'game'])
          .doUpdateSet(row => ({ plays: row('venue_game_plays.plays', '+', 1n) })),
      )
      .execute();
  });
}
