import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import type { Kysely } from 'kysely';
import type { FixtureFeed } from '../fixture-feed/fixture-feed.ts';
import { createMatchStore } from './match-store.ts';

/** How a match stands. */
export interface MatchScore {
  readonly home: number;
  readonly away: number;
  readonly state: 'ahead' | 'running' | 'over';
}

/** Reads how matches stand now, for another part of the platform than the sportsbook. */
export function createScores(db: Kysely<Tables>, clock: Clock, feed: Pick<FixtureFeed, 'follow'>) {
  const store = createMatchStore(db, clock, feed);
  /** @returns those of the ids that are matches. */
  return async (ids: readonly string[]): Promise<ReadonlyMap<string, MatchScore>> => {
    // What is followed is forgotten when it is long over.
    await store.current();
    const matches = await store.byIds(db, ids);
    return new Map(
      [...matches].map(([id, match]) => {
        const { phase, score } = match.stateAt(clock.now());
        const state = phase === 'pre' ? 'ahead' : phase === 'over' ? 'over' : 'running';
        return [id, { home: score[0], away: score[1], state }];
      }),
    );
  };
}
