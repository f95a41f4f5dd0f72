import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import type { GameSide, VenueGame, Venues } from '../provider/venue.ts';
import { answerMs } from '../saga/process-due.ts';

/** What a venue offers is asked for so often at most, ms; one that did not answer sooner. */
const askEveryMs = 60_000;
const askAgainMs = 5_000;

export interface GameShelf {
  /** The games of a venue; of one that does not answer those it told last. */
  of(venue: string): Promise<readonly VenueGame[]>;
}

interface Known {
  games: readonly VenueGame[];
  readAt: number;
}

/** The games of all venues, as each server was told last. @param elapsed ms since some fixed moment. */
export function createGameShelf(
  { venues, log }: { readonly venues: Venues } & Pick<Platform, 'log'>,
  elapsed: () => number = () => performance.now(),
): GameShelf {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<readonly VenueGame[]>>();

  async function ask(venue: string, side: GameSide): Promise<readonly VenueGame[]> {
    const before = known.get(venue)?.games ?? [];
    try {
      const games = await withTimeout(side.list(), answerMs, 'the venue');
      known.set(venue, { games, readAt: elapsed() });
      return games;
    } catch (error) {
      log.warn({ err: error, venue }, 'a venue does not tell its games');
      known.set(venue, { games: before, readAt: elapsed() - askEveryMs + askAgainMs });
      return before;
    } finally {
      asking.delete(venue);
    }
  }

  return {
    async of(venue) {
      const side = venues.get(venue)?.games;
      if (!side) return [];
      const last = known.get(venue);
      if (last && elapsed() - last.readAt < askEveryMs) return last.games;
      const asked = asking.get(venue) ?? ask(venue, side);
      asking.set(venue, asked);
      return asked;
    },
  };
}
