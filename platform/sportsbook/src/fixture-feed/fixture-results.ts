import { areQuartersOf, isMadeUpOf, printGoals, type Score } from '@lobby/betting';
import { type FixtureResult, printScore, printScores } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/**
 * Stores a result of a match. The same version twice is one row: the first counts.
 * @param at ms, server time.
 * @throws RangeError for a score that is none: no bet is settled by it.
 */
export async function recordResult(db: Kysely<Tables>, result: FixtureResult, at: number): Promise<void> {
  const { half, full, reached, sets = [], quarters = [] } = result;
  for (const score of [half, full, reached, ...sets, ...quarters])
    if (score && !isScore(score)) throw new RangeError(`${JSON.stringify(score)} is no score.`);
  if (!areSetsOf(result))
    throw new RangeError(`${JSON.stringify(result.sets)} are not the sets of this score.`);
  if (!areQuartersOf(result))
    throw new RangeError(`${JSON.stringify(result.quarters)} are not the quarters of this score.`);
  if (result.goals && !isMadeUpOf(result, result.goals))
    throw new RangeError(`${JSON.stringify(result.goals)} are not the goals of this score.`);
  await db
    .insertInto('sport_results')
    .values({
      match_id: result.matchId,
      version: result.version,
      half: result.half ? printScore(result.half) : null,
      full: result.full ? printScore(result.full) : null,
      goals: result.goals ? printGoals(result.goals) : null,
      sets: result.sets ? printScores(result.sets) : null,
      quarters: result.quarters ? printScores(result.quarters) : null,
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

/** A feed hands on what its provider sent: types do not hold there. */
function isScore(score: Score): boolean {
  return score.length === 2 && score.every(part => Number.isSafeInteger(part) && part >= 0);
}

/** Every finished set has a winner, and they make the score up; of a stopped match one more may have been running. */
function areSetsOf({ sets, full, reached, cancelReason }: FixtureResult): boolean {
  if (!sets) return true;
  const score = cancelReason ? (reached ?? [0, 0]) : full;
  const count = score ? score[0] + score[1] : sets.length;
  if (sets.length < count || sets.length > count + (cancelReason ? 1 : 0)) return false;
  const finished = sets.slice(0, count);
  const won = (side: 0 | 1) => finished.filter(set => set[side] > set[1 - side]!).length;
  return won(0) + won(1) === count && (!score || won(0) === score[0]);
}
