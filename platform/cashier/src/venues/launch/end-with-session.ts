import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import type { SagaDeps } from '../saga/process-due.ts';
import { endGames } from './end-games.ts';

const lookMs = 5_000;
/** Nothing stays open at a venue for longer without play; by then it is asked no more, ms. */
const givenUpMs = 3_600_000;

interface Left {
  /** When the session of the member ended, ms. */
  readonly at: number;
  readonly venues: readonly string[];
}

/**
 * Ends the games of a member whose session is ended, by a log-out or from elsewhere, without holding that up. A venue
 * that does not answer is asked again, unless the member has entered it since.
 */
export function endGamesWithSessions(deps: SagaDeps & Pick<Platform, 'broker'>): Repeated {
  const { broker, clock, db, log } = deps;
  const left = new Map<string, Left>();
  const underWay = new Set<Promise<void>>();
  const onError = (error: unknown) => log.error({ err: error }, 'games could not be ended with a session');

  async function end(memberId: string, at: number, codes?: readonly string[]): Promise<void> {
    const venues = await endGames(deps, memberId, codes);
    const later = left.get(memberId);
    // A later session may have ended meanwhile, whose venues were all asked.
    if (later && later.at > at) return;
    if (venues.length > 0) left.set(memberId, { at, venues });
    else left.delete(memberId);
  }

  async function endAgain(): Promise<void> {
    for (const [memberId, { at, venues }] of [...left]) {
      if (clock.now() - at > givenUpMs) {
        left.delete(memberId);
        continue;
      }
      const entered = await db
        .selectFrom('venue_launches')
        .select('venue')
        .where('member_id', '=', memberId)
        .where('at', '>', BigInt(at))
        .execute();
      const anew = new Set(entered.map(({ venue }) => venue));
      await end(
        memberId,
        at,
        venues.filter(venue => !anew.has(venue)),
      );
    }
  }

  const undo = broker.subscribe('session-ended', ({ memberId }) => {
    const work = end(memberId, clock.now()).catch(onError);
    underWay.add(work);
    void work.then(() => underWay.delete(work));
  });
  const again = repeat(endAgain, lookMs, onError);
  return {
    async runNow() {
      await Promise.all(underWay);
      await again.runNow();
    },
    async stop() {
      undo();
      await Promise.all(underWay);
      await again.stop();
    },
  };
}
