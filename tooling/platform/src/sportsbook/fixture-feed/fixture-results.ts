import type { Score } from '@lobby/betting';
import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { type Fixture, paced } from './fixture.ts';
import { printScore } from './score.ts';

/**
 * What became of a match, as far as it is known. A later version adds to what the earlier ones said, and corrects it:
 * what it says of the half or the full time stands in place of what was said, and what it leaves out stays.
 */
export interface FixtureResult {
  readonly matchId: string;
  /** Counts up for each match; settlement reads them in this order. */
  readonly version: number;
  readonly half?: Score;
  readonly full?: Score;
  /** D0..DZ when the match will not be finished. Left out by a later version, it will be after all. */
  readonly cancelReason?: string;
  /** With `cancelReason`: the score when it was stopped. What that had decided stands. */
  readonly reached?: Score;
  /** Nothing that earlier versions said counts any more: what this one does not say is not known. */
  readonly withdrawn?: boolean;
}

/**
 * A wrong result is found within this time of its report, real ms, or hardly ever: the simulation corrects its own then.
 * For that long nothing is sold on the word of a result. A person may correct one later.
 */
export function correctionWindow(match: Pick<Fixture, 'speed'>): number {
  return paced(match, 300);
}

/** Stores a result of a match. The same version twice is one row: the first counts. @param at ms, server time. */
export async function recordResult(db: Kysely<Tables>, result: FixtureResult, at: number): Promise<void> {
  await db
    .insertInto('sport_results')
    .values({
      match_id: result.matchId,
      version: result.version,
      half: result.half ? printScore(result.half) : null,
      full: result.full ? printScore(result.full) : null,
      cancel_reason: result.cancelReason ?? '',
      reached: result.reached ? printScore(result.reached) : null,
      withdrawn: result.withdrawn ?? false,
      at: BigInt(at),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
