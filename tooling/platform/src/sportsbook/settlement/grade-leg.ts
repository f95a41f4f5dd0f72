import { type Grade, gradeMarket } from '@lobby/betting';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { readScore } from '../fixture-feed/score.ts';
import type { StoredLeg } from '../sportsbook.tables.ts';

type Result = Selectable<Tables['sport_results']>;

/** What a leg came to by the results reported so far. */
export interface LegGrade {
  readonly grade: Grade;
  /** D0..DZ of a cancelled one; else empty. */
  readonly cancelReason: string;
  /** The result it was graded by. */
  readonly version: number;
}

/** The results of these matches, each folded into one. */
export async function resultsOf(
  db: Kysely<Tables>,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Result>> {
  const rows = await db
    .selectFrom('sport_results')
    .selectAll()
    .where('match_id', 'in', matchIds)
    .orderBy('version')
    .execute();
  const folded = new Map<string, Result>();
  for (const row of rows) {
    const known = folded.get(row.match_id);
    // A finished half counts even if the match was then abandoned.
    folded.set(row.match_id, {
      ...row,
      half: row.half ?? known?.half ?? null,
      full: row.full ?? known?.full ?? null,
    });
  }
  return folded;
}

/**
 * Grades a leg by the result of its match: undefined while the score it needs is not known. D when the match will not
 * be finished and the leg was not decided before.
 */
export function gradeLeg(leg: StoredLeg, result: Result | undefined): LegGrade | undefined {
  if (!result) return undefined;
  const grade = gradeMarket(
    {
      wtype: leg.wtype,
      rtype: leg.rtype,
      line: leg.line,
      strong: leg.strong,
      scoreAtBet: readScore(leg.score_at_bet),
    },
    {
      half: readScore(result.half),
      full: readScore(result.full),
      cancelled: result.cancel_reason !== '',
    },
  );
  return grade && { grade, cancelReason: grade === 'D' ? result.cancel_reason : '', version: result.version };
}
