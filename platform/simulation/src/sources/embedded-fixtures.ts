import { day, hour } from '@lobby/calendar';
import { eventKey, type Key, keyed } from '@lobby/draws';
import {
  championsLeague,
  forecastFrom,
  type League,
  nationalLeagues,
  type Pairing,
  type Round,
  roundsOf,
} from '@lobby/leagues';
import { football } from '@lobby/sports';
import { stillRuns } from '../followed/by-sport.ts';
import type { ScriptedMatch } from '../match/match.ts';
import type { Calendar } from './calendar.ts';
import { leagueRoundOutright } from './champions/round-outright.ts';
import type { FixtureSource } from './fixture-source.ts';
import { matchBetween } from './match-between.ts';

/** How long before its kick-off a match is published, fixture time. */
const published = 36 * hour;
/**
 * The same in a league of the quick filters. Two days of the server's clock at up to six times its speed, for the early
 * list begins up to a day from now; at most, as every match of them has prices.
 */
const publishedQuick = (speed: number) => Math.max(7 * day, 2 * day * Math.min(speed, 6));
/** No match that began before is still played. */
const longest = 2.5 * hour;
const breakMinutes = 15;

/**
 * Matches of our own, always around the present: each league plays a double round robin without end, at the hours of
 * its country. No club kicks off within 60 hours of its last match; some matches are in play at any hour.
 */
export function embeddedFixtures(secret: Key, calendar: Calendar): FixtureSource {
  const key = keyed(secret, 'fixtures/embedded');
  const leagues = [...nationalLeagues, championsLeague].map(league => ({
    league,
    rounds: roundsOf(league, key),
    toMatch: scriptFor(league, secret, calendar),
  }));

  function roundsAround(now: number) {
    const today = calendar.toFixture(now);
    return leagues.flatMap(({ league, rounds, toMatch }) => {
      const from = today - longest;
      const to = today + (league.quick ? publishedQuick(calendar.speed) : published);
      return rounds(from, to).map(round => ({
        round,
        matches: round.pairings
          .filter(({ kickoff }) => kickoff >= from && kickoff < to)
          .map(pairing => toMatch(pairing, round, now)),
      }));
    });
  }

  return {
    matchesAround: now =>
      roundsAround(now)
        .flatMap(({ matches }) => matches)
        .filter(match => stillRuns(match, now)),
    outrightsAround: now =>
      roundsAround(now)
        .filter(({ round }) => round.league.quick)
        .flatMap(({ round, matches }) => leagueRoundOutright(round, matches, now) ?? []),
  };
}

function scriptFor(league: League, secret: Key, calendar: Calendar) {
  const forecast = forecastFrom(league, []);
  return ({ id, home, away, kickoff: fixture }: Pairing, { season }: Round, now: number): ScriptedMatch => {
    const kickoff = calendar.toServer(fixture);
    return matchBetween(league, home, away, {
      id,
      gtype: football.code,
      season: `rounds ${season}`,
      kickoff,
      speed: calendar.speed,
      breakMinutes,
      key: eventKey(secret, id, kickoff),
      expected: forecast(home, away),
      createdAt: now,
    });
  };
}
