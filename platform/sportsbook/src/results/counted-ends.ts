import type { WireResult } from '@lobby/api-client/contract/game/results';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { subTypes } from '@lobby/sports';
import type { Kysely } from 'kysely';
import { finalScoreOf, withResults } from './final-matches.ts';

type Counted = WireResult['counted'];

/** How many corners and cards these matches had in the end, by the id of the main match. */
export async function countedEnds(
  db: Kysely<Tables>,
  mainIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  const ends = new Map<string, Counted>();
  if (mainIds.length === 0) return ends;
  const rows = await db
    .selectFrom('sport_matches')
    .selectAll()
    .where('main_id', 'in', mainIds)
    .orderBy('id')
    .execute();
  for (const { row, result } of await withResults(db, rows)) {
    const score = finalScoreOf(result);
    if (row.counts === 'goals' || score === '') continue;
    const end = { ptype: subTypes[row.counts], score, halfScore: result.half ?? '' };
    ends.set(row.main_id, [...(ends.get(row.main_id) ?? []), end]);
  }
  return ends;
}
