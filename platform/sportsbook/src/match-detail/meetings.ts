import type { contract } from '@lobby/api-client/contract';
import type { Match } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';
import { resultChangesOf } from '../settlement/result-changes.ts';

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
    .where('kickoff', '<', BigInt(match.kickoff))
    .where('ends_at', '>', 0n)
    .orderBy('kickoff', 'desc')
    .limit(2 * most)
    .execute();
  if (rows.length === 0) return [];
  const results = await resultChangesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .flatMap(row => {
      const result = results.get(row.id)?.result;
      if (!result?.full || result.cancel_reason !== '') return [];
      const names =
        locale === 'zh-TW'
          ? [row.league_tw, row.home_tw, row.away_tw]
          : [row.league_cn, row.home_cn, row.away_cn];
      const [league = '', teamH = '', teamC = ''] = names;
      const { full: score, half } = result;
      return [
        { ecid: row.id, kickoff: Number(row.kickoff), league, teamH, teamC, score, halfScore: half ?? '' },
      ];
    })
    .slice(0, most);
}
