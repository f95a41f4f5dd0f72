import type { contract } from '@lobby/api-client/contract';
import type { Match } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';
import { namesOf } from '../fixture-feed/fixture-rows.ts';
import { finalScoreOf, withResults } from '../results/final-matches.ts';

type Answer = NonNullable<InferInput<(typeof contract)['video']['matchDetail']['answer']>['detail']>;
type Meeting = Answer['meetings'][number];

const most = 5;

/** The newest matches of the same two clubs before this one that were played to their end, as far as they are stored. */
export async function meetingsOf(db: Kysely<Tables>, match: Match, locale: Locale): Promise<Meeting[]> {
  const rows = await db
    .selectFrom('sport_matches')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('home_id', '=', match.homeId), eb('away_id', '=', match.awayId)]),
        and([eb('home_id', '=', match.awayId), eb('away_id', '=', match.homeId)]),
      ]),
    )
    .where('gtype', '=', match.gtype)
    .where('main_id', '=', '')
    .where('kickoff', '<', BigInt(match.kickoff))
    .where('ends_at', '>', 0n)
    .orderBy('kickoff', 'desc')
    .limit(2 * most)
    .execute();
  const over = await withResults(db, rows);
  return over
    .flatMap(({ row, result }) => {
      const score = finalScoreOf(result);
      if (score === '') return [];
      const { league, home: teamH, away: teamC } = namesOf(row, locale);
      const halfScore = result.half ?? '';
      return [{ ecid: row.id, kickoff: Number(row.kickoff), league, teamH, teamC, score, halfScore }];
    })
    .slice(0, most);
}
