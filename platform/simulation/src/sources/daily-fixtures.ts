import { day, hour } from '@lobby/calendar';
import { eventKey, type Key, keyed } from '@lobby/draws';
import { dailyRounds, type Forecast, type League, type Pairing } from '@lobby/leagues';
import type { SportCode } from '@lobby/sports';
import { stillRuns } from '../match/by-sport.ts';
import type { ScriptedMatch } from '../match/match.ts';
import type { Calendar } from './calendar.ts';
import type { FixtureSource } from './fixture-source.ts';
import { matchBetween } from './match-between.ts';

/** A sport whose leagues play a round every day. */
export interface DailySport {
  readonly gtype: SportCode;
  /** Its leagues; each begins its day an hour after the one before it. */
  readonly leagues: readonly League[];
  forecastOf(league: League): Forecast;
  readonly breakMinutes: number;
  /** No match that began before, ms, is still played. */
  readonly longest: number;
  /** What the order of its rounds is drawn under. */
  readonly purpose: string;
}

/** How long before its kick-off a match is published: two days of the server's clock at up to six times its speed. */
const published = (speed: number) => 2 * day * Math.min(speed, 6);

/** The matches of such a sport. */
export function dailyFixtures(sport: DailySport, secret: Key, calendar: Calendar): FixtureSource {
  const key = keyed(secret, sport.purpose);
  const leagues = sport.leagues.map((league, at) => ({
    pairings: dailyRounds(league, key, at * hour),
    toMatch: scriptFor(sport, league, secret, calendar),
  }));
  return {
    matchesAround(now) {
      const today = calendar.toFixture(now);
      const [from, to] = [today - sport.longest, today + published(calendar.speed)];
      return leagues
        .flatMap(({ pairings, toMatch }) => pairings(from, to).map(pairing => toMatch(pairing, now)))
        .filter(match => stillRuns(match, now));
    },
  };
}

function scriptFor(
  { gtype, breakMinutes, forecastOf }: DailySport,
  league: League,
  secret: Key,
  calendar: Calendar,
) {
  const forecast = forecastOf(league);
  return ({ id, home, away, kickoff: fixture }: Pairing, now: number): ScriptedMatch => {
    const kickoff = calendar.toServer(fixture);
    return matchBetween(league, home, away, {
      id,
      gtype,
      kickoff,
      speed: calendar.speed,
      breakMinutes,
      key: eventKey(secret, id, kickoff),
      expected: forecast(home, away),
      createdAt: now,
    });
  };
}
