import { type FixtureResult, printScore, printScores } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** Stores a result of a match. The same version twice is one row: the first counts. @param at ms, server time. */
export async function recordResult(db: Kysely<Tables>, result: FixtureResult, at: number): Promise<void> {
  await db
    .insertInto('sport_results')
    .values({
      match_id: result.matchId,
      version: result.version,
      half: result.half ? printScore(result.half) : null,
      full: result.full ? printScore(result.full) : null,
      sets: result.sets ? printScores(result.sets) : null,
      winner: result.winner ?? '',
      cancel_reason: result.cancelReason ?? '',
      reached: result.reached ? printScore(result.reached) : null,
      played: result.played ?? null,
      withdrawn: result.withdrawn ?? false,
      reason: result.reason ?? '',
      certainty: result.certainty ?? 'confirmed',
      at: BigInt(at),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
