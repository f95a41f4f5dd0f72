import type { Key } from '@lobby/draws';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../kernel/tables.ts';
import type { FixtureResult } from '../sportsbook/fixture-feed/fixture-results.ts';
import { paced, type ScriptedMatch } from './match.ts';
import { toMatch } from './match-rows.ts';
import { endsAt } from './match-state.ts';
import { timelineOf } from './timeline.ts';

/** A match has two results: the half-time score, then the final one. */
const resultVersions = { half: 1, full: 2 } as const;

/** The results of a match that are final at `now`; nothing before the whistle of a half. */
export function resultsOf(match: ScriptedMatch, now: number): FixtureResult[] {
  const { half, full } = timelineOf(match);
  const ends = endsAt(match);
  const late = paced(match, 3);
  const results: FixtureResult[] = [];
  if (now >= ends.half + late) results.push({ matchId: match.id, version: resultVersions.half, half });
  if (now >= ends.full + late) results.push({ matchId: match.id, version: resultVersions.full, half, full });
  return results;
}

/** Ended matches without a stored final result: a process was down, or the match ended long ago. */
export async function unreported(db: Kysely<Tables>, secret: Key, now: number): Promise<ScriptedMatch[]> {
  const rows = await db
    .selectFrom('sport_matches as m')
    .selectAll('m')
    .where('m.ends_at', '<=', BigInt(now))
    .where('m.ends_at', '>', 0n)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sport_results as r')
            .select(sql`1`.as('one'))
            .whereRef('r.match_id', '=', 'm.id')
            .where('r.full', 'is not', null),
        ),
      ),
    )
    .limit(500)
    .execute();
  return rows.map(row => toMatch(row, secret));
}
