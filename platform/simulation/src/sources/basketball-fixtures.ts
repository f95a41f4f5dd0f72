import { day, hour } from '@lobby/calendar';
import { eventKey, type Key, keyed } from '@lobby/draws';
import { basketballLeagues, dailyRounds, forecastPoints, type League, type Pairing } from '@lobby/leagues';
import { basketball } from '@lobby/sports';
import { stillRuns } from '../match/by-sport.ts';
import type { ScriptedMatch } from '../match/match.ts';
import type { Calendar } from './calendar.ts';
import type { FixtureSource } from './fixture-source.ts';
import { matchBetween } from './match-between.ts';

/** How long before its kick-off a match is published: two days of the server's clock at up to six times its speed. */
const published = (speed: number) => 2 * day * Math.min(speed, 6);
/** No match that began before is still played. */
const longest = 3 * hour;
const breakMinutes = 15;

/** Basketball of clubs of our own: one of the leagues begins a match every hour, so that one is always in play. */
export function basketballFixtures(secret: Key, calendar: Calendar): FixtureSource {
  const key = keyed(secret, 'fixtures/basketball');
  const leagues = basketballLeagues.map((league, at) => ({
    pairings: dailyRounds(league, key, at * hour),
    toMatch: scriptFor(league, secret, calendar),
  }));
  return {
    matchesAround(now) {
      const today = calendar.toFixture(now);
      const [from, to] = [today - longest, today + published(calendar.speed)];
      return leagues
        .flatMap(({ pairings, toMatch }) => pairings(from, to).map(pairing => toMatch(pairing, now)))
        .filter(match => stillRuns(match, now));
    },
  };
}

function scriptFor(league: League, secret: Key, calendar: Calendar) {
  const forecast = forecastPoints(league);
  return ({ id, home, away, kickoff: fixture }: Pairing, now: number): ScriptedMatch => {
    const kickoff = calendar.toServer(fixture);
    return matchBetween(league, home, away, {
      id,
      gtype: basketball.code,
      kickoff,
      speed: calendar.speed,
      breakMinutes,
      key: eventKey(secret, id, kickoff),
      expected: forecast(home, away),
      createdAt: now,
    });
  };
}
