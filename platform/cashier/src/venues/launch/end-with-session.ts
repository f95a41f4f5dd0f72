import { hour } from '@lobby/calendar';
import { type SessionEnd, sessionEndsJob } from '@lobby/platform-identity/sessions/session-ends';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type RunningJob, startJob } from '@lobby/platform-kernel/jobs/run-job';
import { answerMs, type SagaDeps } from '../saga/process-due.ts';
import { endGames } from './end-games.ts';

const pauseMs = 1_000;
/** Nothing stays open at a venue for longer without play; by then it is asked no more. */
const givenUpMs = hour;

/**
 * Ends the games of a member whose session is ended, by a log-out or from elsewhere, without holding that up. A venue
 * that does not answer is asked again, by whichever server lives, unless the member has entered it since.
 */
export function endGamesWithSessions(deps: SagaDeps & Pick<Platform, 'broker' | 'config'>): RunningJob {
  const { broker, clock, db, venues } = deps;

  async function follow({ memberId, at }: SessionEnd): Promise<void> {
    if (clock.now() - at > givenUpMs) return;
    const entered = await db
      .selectFrom('venue_launches')
      .select('venue')
      .where('member_id', '=', memberId)
      .where('at', '>', BigInt(at))
      .execute();
    const anew = new Set(entered.map(({ venue }) => venue));
    const silent = await endGames(
      deps,
      memberId,
      [...venues.keys()].filter(venue => !anew.has(venue)),
    );
    if (silent.length > 0) throw new Error(`games are not ended at ${silent.join(', ')}`);
  }

  const job = startJob(deps, sessionEndsJob(follow, 2 * answerMs), pauseMs);
  const undo = broker.subscribe('session-ended', job.wake);
  return {
    ...job,
    async stop() {
      undo();
      await job.stop();
    },
  };
}
