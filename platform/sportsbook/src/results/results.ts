import type { results, WireResult } from '@lobby/api-client/contract/game/results';
import { day, midnightOf } from '@lobby/calendar';
import { readScore } from '@lobby/fixtures';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Clock } from '@lobby/platform-kernel/time/clock';
import { type SportType, sportsOfType } from '@lobby/sports';
import type { Kysely } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import { namesOf } from '../fixture-feed/fixture-rows.ts';
import { createKept } from '../kept.ts';
import { sportOf } from '../sports/sports.ts';
import { countedEnds } from './counted-ends.ts';
import { currentSeasons, mostMatchesFirst, type Season } from './current-seasons.ts';
import {
  encodeEnd,
  type FinalMatch,
  finalMatchesOf,
  finalMatchesOfSeason,
  finalScoreOf,
} from './final-matches.ts';
import { type EarlierGames, gamesBefore, seasonsBefore } from './games-before.ts';
import { standingsOf } from './standings.ts';

type ResultsQuery = InferOutput<typeof results.results.request>;
type StandingsQuery = InferOutput<typeof results.standings.request>;

export interface Results {
  ofDay(query: ResultsQuery, locale: Locale): Promise<InferInput<typeof results.results.answer>>;
  tables(query: StandingsQuery, locale: Locale): Promise<InferInput<typeof results.standings.answer>>;
}

const perPage = 30;

/** What has been played, read from the stored results; each day and each table is read again after some seconds. */
export function createResults(db: Kysely<Tables>, clock: Clock): Results {
  const days = createKept<readonly FinalMatch[]>(clock);
  const seasons = createKept<readonly Season[]>(clock);
  const tables = createKept<readonly FinalMatch[]>(clock);
  const earlier = createKept<EarlierGames>(clock);

  async function seasonsOf(gtype: SportType): Promise<readonly Season[]> {
    const known = await currentSeasons(db, gtype);
    return [...known, ...(await seasonsBefore(db, gtype, known))];
  }

  return {
    async ofDay({ gtype, date, lid, search, page }, locale) {
      const systime = clock.now();
      const from = midnightOf(date);
      const all =
        from === undefined
          ? []
          : await days.read(`${gtype} ${date}`, () => finalMatchesOf(db, gtype, from, from + day));
      const found = all.filter(
        ({ row }) => (lid === '' || row.lid === lid) && isNamed(row, search.trim().toLowerCase()),
      );
      const first = (Number(page) - 1) * perPage;
      const shown = found.slice(first, first + perPage);
      const counted = await countedEnds(
        db,
        shown.map(({ row }) => row.id),
      );
      return {
        systime,
        leagues: leaguesOf(all, locale),
        total: found.length,
        pages: Math.ceil(found.length / perPage),
        matches: shown.map(match => encode(match, locale, counted.get(match.row.id) ?? [])),
      };
    },

    async tables({ gtype, lid }, locale) {
      const systime = clock.now();
      const table = sportsOfType(gtype)
        .map(code => sportOf({ gtype: code }).table)
        .find(Boolean);
      const current = table ? await seasons.read(gtype, () => seasonsOf(gtype)) : [];
      const chosen = lid === '' ? current[0] : current.find(one => one.lid === lid);
      const leagues = current.map(({ lid: id, names, count }) => ({ lid: id, name: names[locale], count }));
      if (!table || !chosen) return { systime, leagues, lid: '', rows: [] };
      const matches = await tables.read(`${gtype} ${chosen.lid} ${chosen.season}`, () =>
        finalMatchesOfSeason(db, gtype, chosen.lid, chosen.season),
      );
      const names = new Map(
        matches.flatMap(({ row }) => {
          const { home, away } = namesOf(row, locale);
          return [
            [row.home_id, home],
            [row.away_id, away],
          ] as const;
        }),
      );
      const before = await earlier.read(`${gtype} ${chosen.lid} ${chosen.season}`, () =>
        gamesBefore(db, { gtype, lid: chosen.lid, known: matches }),
      );
      for (const { id, names: named } of before.clubs) if (!names.has(id)) names.set(id, named[locale]);
      const counted = matches.flatMap(({ row, result }) => {
        const score = readScore(finalScoreOf(result));
        return score ? [{ home: row.home_id, away: row.away_id, score }] : [];
      });
      const rows = standingsOf(table, [...before.games, ...counted], club => names.get(club) ?? '');
      return { systime, leagues, lid: chosen.lid, rows };
    },
  };
}

function leaguesOf(matches: readonly FinalMatch[], locale: Locale) {
  const leagues = new Map<string, { lid: string; name: string; count: number }>();
  for (const { row } of matches) {
    const count = (leagues.get(row.lid)?.count ?? 0) + 1;
    leagues.set(row.lid, { lid: row.lid, name: namesOf(row, locale).league, count });
  }
  return [...leagues.values()].sort(mostMatchesFirst);
}

/** Whether a club of the match is called so, in either script. */
function isNamed({ home_cn, home_tw, away_cn, away_tw }: FinalMatch['row'], part: string): boolean {
  return [home_cn, home_tw, away_cn, away_tw].some(name => name.toLowerCase().includes(part));
}

function encode({ row, result }: FinalMatch, locale: Locale, counted: WireResult['counted']): WireResult {
  const { league, home, away } = namesOf(row, locale);
  return {
    ecid: row.id,
    lid: row.lid,
    league,
    team_h: home,
    team_c: away,
    team_id_h: row.home_id,
    team_id_c: row.away_id,
    datetime: String(row.kickoff),
    ...encodeEnd(result),
    counted,
  };
}
