import { type Names, readScore } from '@lobby/fixtures';
import type { PlayedGame } from '@lobby/leagues';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type SportType, sportsOfType } from '@lobby/sports';
import type { Kysely } from 'kysely';
import type { Season } from './current-seasons.ts';
import type { FinalMatch } from './final-matches.ts';

/** What was played of a season before the platform knew its matches, and the clubs of it. */
export interface EarlierGames {
  readonly games: readonly PlayedGame[];
  readonly clubs: readonly { readonly id: string; readonly names: Names }[];
}

const none: EarlierGames = { games: [], clubs: [] };

/** By the schedule of the champion market in which the known matches count; none where there is no such market. */
export async function gamesBefore(
  db: Kysely<Tables>,
  {
    gtype,
    lid,
    known,
  }: { readonly gtype: SportType; readonly lid: string; readonly known: readonly FinalMatch[] },
): Promise<EarlierGames> {
  const newest = known.at(-1);
  const outright = await db
    .selectFrom('sport_outrights as o')
    .select('o.id')
    .where('o.kind', '=', 'season')
    .where('o.gtype', 'in', sportsOfType(gtype))
    .where('o.lid', '=', lid)
    .$if(newest !== undefined, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sport_outright_games as g')
            .select('g.match_id')
            .whereRef('g.outright_id', '=', 'o.id')
            .where('g.match_id', '=', newest?.row.id ?? ''),
        ),
      ),
    )
    .orderBy('o.closes_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!outright) return none;
  const games = await db
    .selectFrom('sport_outright_games')
    .selectAll()
    .where('outright_id', '=', outright.id)
    .where('score', 'is not', null)
    .orderBy('kickoff')
    .orderBy('match_id')
    .execute();
  const runners = await db
    .selectFrom('sport_outright_runners')
    .selectAll()
    .where('outright_id', '=', outright.id)
    .execute();
  return {
    games: games.flatMap(({ home_id: home, away_id: away, score: text }) => {
      const score = readScore(text);
      return score ? [{ home, away, score }] : [];
    }),
    clubs: runners.map(({ runner_id: id, name_cn, name_tw }) => ({
      id,
      names: { 'zh-CN': name_cn, 'zh-TW': name_tw },
    })),
  };
}

/** The leagues of which a season is bet on and none of its matches is over yet, with how many were played before. */
export async function seasonsBefore(
  db: Kysely<Tables>,
  gtype: SportType,
  known: readonly Season[],
): Promise<readonly Season[]> {
  const rows = await db
    .selectFrom('sport_outrights as o')
    .innerJoin('sport_outright_games as g', 'g.outright_id', 'o.id')
    .select(({ fn }) => ['o.id', 'o.lid', 'o.league_cn', 'o.league_tw', fn.countAll().as('count')])
    .where('o.kind', '=', 'season')
    .where('o.gtype', 'in', sportsOfType(gtype))
    .where('g.score', 'is not', null)
    .groupBy(['o.id', 'o.lid', 'o.league_cn', 'o.league_tw', 'o.closes_at'])
    .orderBy('o.closes_at', 'desc')
    .execute();
  const fresh = rows.filter(
    ({ lid }, at) =>
      !known.some(season => season.lid === lid) && rows.findIndex(row => row.lid === lid) === at,
  );
  return fresh.map(({ lid, league_cn, league_tw, count }) => ({
    ...{ lid, season: '', count: Number(count) },
    names: { 'zh-CN': league_cn, 'zh-TW': league_tw },
  }));
}
