import { day, hour } from '@lobby/calendar';
import { digest, eventKey, type Key } from '@lobby/draws';
import type { FixtureRecord, ResultsFile } from '@lobby/leagues';
import {
  type Club,
  clubByName,
  type Forecast,
  forecastFrom,
  type League,
  leagueByTitle,
} from '@lobby/leagues';
import { football } from '@lobby/sports';
import { stillRuns } from '../followed/by-sport.ts';
import type { Calendar } from './calendar.ts';
import type { FixtureSource } from './fixture-source.ts';
import { matchBetween } from './match-between.ts';

/** A result is known so long after its kick-off. */
const reportedAfter = 3 * hour;
/** Just longer than a match, so that no club begins one before its last has ended. */
const longestGap = 2.25 * hour;

/** A fixture with its league and clubs, and its place on the replay's own calendar. */
export interface Planned {
  readonly id: string;
  readonly league: League;
  /** Which season of its league this is, of those in the files: 0 is the first. */
  readonly season: number;
  readonly home: Club;
  readonly away: Club;
  readonly record: FixtureRecord;
  readonly at: number;
}

/** A season ready to be replayed, over and over. */
interface Season {
  readonly planned: readonly Planned[];
  /** Where to begin: some matches of a full round have just kicked off. */
  readonly start: number;
  readonly length: number;
}

/** Lays seasons of several files on one calendar. With `shortGaps`, days without matches are skipped. */
export function planSeason(files: readonly ResultsFile[], shortGaps: boolean): Season {
  const leagues = files.map(file => leagueByTitle(file.title) ?? unknownLeague(file));
  const rows = files.flatMap((file, fileAt) => {
    const league = leagues[fileAt]!;
    const season = files.filter(
      (other, at) => leagues[at]?.lid === league.lid && firstKickoff(other) < firstKickoff(file),
    ).length;
    return file.fixtures.map((record, at) => ({
      id: `${fileAt + 1}${String(at).padStart(4, '0')}`,
      league,
      season,
      home: clubIn(league, record.home),
      away: clubIn(league, record.away),
      record,
    }));
  });
  rows.sort((one, two) => one.record.at - two.record.at);
  let skipped = 0;
  let last = rows[0]?.record.at ?? 0;
  const planned = rows.map(row => {
    const gap = row.record.at - last;
    if (shortGaps && gap > longestGap) skipped += gap - longestGap;
    last = row.record.at;
    return { ...row, at: row.record.at - skipped };
  });
  const first = planned[0]?.at ?? 0;
  return { planned, start: bestStart(planned), length: (planned.at(-1)?.at ?? 0) - first + 8 * hour };
}

function firstKickoff({ fixtures }: ResultsFile): number {
  return Math.min(...fixtures.map(({ at }) => at));
}

/** Some way into the season, when form is known, where most matches kick off together and more follow. */
function bestStart(planned: readonly Planned[]): number {
  const candidates = planned.slice(Math.floor(planned.length * 0.35), Math.ceil(planned.length * 0.6));
  const within = (from: number, to: number) => planned.filter(one => one.at >= from && one.at <= to).length;
  const busy = (at: number) => 3 * within(at - 30 * 60_000, at) + within(at, at + 4 * hour);
  const best = candidates.reduce(
    (chosen, one) => (busy(one.at) > busy(chosen.at) ? one : chosen),
    candidates[0] ?? planned[0]!,
  );
  return best.at + 15 * 60_000;
}

/**
 * Replays a season on a calendar. Strengths are learnt from the results known when a match is published.
 * When the season is over it begins again.
 */
export function replay(season: Season, secret: Key, calendar: Calendar): FixtureSource {
  const ahead = calendar.speed === 1 ? 6.5 * day : 2 * hour;
  return {
    matchesAround(now) {
      const today = calendar.toFixture(now);
      const horizon = calendar.toFixture(now + ahead);
      const first = season.planned[0]?.at ?? 0;
      const cycle = Math.max(0, Math.floor((today - first) / season.length));
      return [cycle, cycle + 1].flatMap(round => {
        const shift = round * season.length;
        const due = season.planned.filter(
          one => one.at + shift > today - 4 * hour && one.at + shift < horizon,
        );
        if (due.length === 0) return [];
        const forecasts = new Map<string, Forecast>();
        for (const one of due) {
          const key = forecastKey(one);
          if (!forecasts.has(key)) forecasts.set(key, forecastAt(season, one, today - shift));
        }
        return due
          .map(one => {
            const kickoff = calendar.toServer(one.at + shift);
            const id = `3${String(round).padStart(2, '0')}${one.id}`;
            return matchBetween(one.league, one.home, one.away, {
              id,
              gtype: football.code,
              season: `replay ${round} ${one.season}`,
              kickoff,
              speed: calendar.speed,
              breakMinutes: 15,
              key: eventKey(secret, id, kickoff),
              expected: forecasts.get(forecastKey(one))!(one.home, one.away),
              real: one.record.score,
              ...(one.record.calledOff !== undefined && { calledOff: one.record.calledOff }),
              createdAt: now,
            });
          })
          .filter(match => stillRuns(match, now));
      });
    },
  };
}

function forecastKey({ league, season }: Planned): string {
  return `${league.lid} ${season}`;
}

/** What the fixtures of one's league and season are priced from at a moment of the calendar: results known by then. */
export function forecastAt(
  { planned }: Pick<Season, 'planned'>,
  { league, season }: Pick<Planned, 'league' | 'season'>,
  at: number,
): Forecast {
  const results = planned.flatMap(one =>
    one.league.lid === league.lid && one.at + reportedAfter < at && one.record.score
      ? [
          {
            homeId: one.home.id,
            awayId: one.away.id,
            score: one.record.score.full,
            seasonsAgo: Math.max(0, season - one.season),
          },
        ]
      : [],
  );
  return forecastFrom(league, results);
}

/** The same number for the same name, always. */
function numberOf(name: string): number {
  return Number.parseInt(digest(name).slice(0, 12), 16);
}

/** A league we have no table for goes by the title of its file, without the season. */
function unknownLeague(file: ResultsFile): League {
  const name = file.title.replace(/\s*\d{4}([/-]\d{2,4})?\s*$/, '').trim() || file.title;
  const lid = `9${String(numberOf(name) % 1000).padStart(3, '0')}`;
  return {
    lid,
    names: { 'zh-CN': name, 'zh-TW': name },
    english: name,
    quick: false,
    homeGoals: 1.5,
    awayGoals: 1.2,
    clubs: [],
  };
}

function clubIn(league: League, english: string): Club {
  const known = clubByName(english);
  if (known) return known;
  const id = `${league.lid}x${numberOf(english) % 1_000_000}`;
  return { id, english, names: { 'zh-CN': english, 'zh-TW': english }, rating: 70 };
}
