import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type SportType, sportsOfType } from '@lobby/sports';
import { type Kysely, sql } from 'kysely';

export interface Season {
  readonly lid: string;
  readonly season: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly count: number;
}

/** The newest season with a final score of each league that says its seasons, most matches first. */
export async function currentSeasons(db: Kysely<Tables>, gtype: SportType): Promise<readonly Season[]> {
  const rows = await db
    .selectFrom('sport_matches as m')
    .select(({ fn }) => [
      'm.lid',
      'm.season',
      fn.max('m.league_cn').as('cn'),
      fn.max('m.league_tw').as('tw'),
      fn.max('m.kickoff').as('last'),
      fn.countAll().as('count'),
    ])
    .where('m.gtype', 'in', sportsOfType(gtype))
    .where('m.main_id', '=', '')
    .where('m.season', '!=', '')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sport_results as r')
          .select(sql`1`.as('one'))
          .whereRef('r.match_id', '=', 'm.id')
          .where('r.full', 'is not', null),
      ),
    )
    .groupBy(['m.lid', 'm.season'])
    .orderBy('last', 'desc')
    .execute();
  const newest = new Map<string, Season>();
  for (const { lid, season, cn, tw, count } of rows) {
    if (newest.has(lid)) continue;
    newest.set(lid, { lid, season, names: { 'zh-CN': cn, 'zh-TW': tw }, count: Number(count) });
  }
  return [...newest.values()].sort(mostMatchesFirst);
}

interface Counted {
  readonly lid: string;
  readonly count: number;
}

/** The order of leagues; equal ones by their ids. */
export function mostMatchesFirst(one: Counted, other: Counted): number {
  return other.count - one.count || (one.lid < other.lid ? -1 : 1);
}
