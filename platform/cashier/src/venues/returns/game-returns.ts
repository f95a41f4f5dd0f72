import { beijingDate, day } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type Kysely, sql } from 'kysely';
import type { GameShelf } from '../games/game-shelf.ts';
import { gameKey } from '../games/marks.ts';
import type { VenueGame, Venues } from '../provider/venue.ts';
import { type JudgedReturn, judgeReturn, type Played } from './judge-return.ts';

export type ReturnDeps = Pick<Platform, 'db' | 'clock'> & {
  readonly venues: Venues;
  readonly shelf: GameShelf;
};

/** The times over which returns are measured. */
export const spans = ['days30', 'all'] as const;
export type Span = (typeof spans)[number];

export type Measured = Played & JudgedReturn;

/** What a game should give back and what it did. */
export interface GameReturn {
  readonly venue: string;
  readonly game: VenueGame;
  readonly spans: Readonly<Record<Span, Measured>>;
}

/** Every game that is offered and whose venue tells how far it may swing, with what was played of it. */
export async function gameReturns({ db, clock, venues, shelf }: ReturnDeps): Promise<readonly GameReturn[]> {
  const since = beijingDate(clock.now() - 29 * day);
  const [days30, all] = [await playedSince(db, since), await playedSince(db, '-infinity')];
  const returns: GameReturn[] = [];
  for (const venue of venues.keys()) {
    for (const game of await shelf.of(venue)) {
      const { spread } = game;
      if (!spread) continue;
      const key = gameKey(venue, game.code);
      const measured = (played = nothing) => ({ ...played, ...judgeReturn(played, spread) });
      returns.push({
        venue,
        game,
        spans: { days30: measured(days30.get(key)), all: measured(all.get(key)) },
      });
    }
  }
  return returns;
}

const nothing: Played = { rounds: 0, staked: 0n, returned: 0n, swing: 0 };

/** What was played of each game from a day on, by its key. */
async function playedSince(db: Kysely<Tables>, since: string): Promise<ReadonlyMap<string, Played>> {
  const { rows } = await sql<Record<'venue' | 'game' | 'rounds' | 'staked' | 'returned' | 'swing', string>>`
    SELECT venue, game, sum(rounds)::text AS rounds, sum(staked)::text AS staked,
      sum(returned)::text AS returned, (sqrt(sum(squares)) / greatest(sum(staked), 1))::text AS swing
    FROM venue_game_days WHERE day >= ${since}::date GROUP BY venue, game`.execute(db);
  return new Map(
    rows.map(({ venue, game, rounds, staked, returned, swing }) => [
      gameKey(venue, game),
      {
        ...{ rounds: Number(rounds), staked: BigInt(staked), returned: BigInt(returned) },
        swing: Number(swing),
      },
    ]),
  );
}
