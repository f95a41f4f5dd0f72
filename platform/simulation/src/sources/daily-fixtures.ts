import { day } from '@lobby/calendar';
import { eventKey, type Key, keyed } from '@lobby/draws';
import { dailyRounds, dailySeason, type Forecast, type League, type Pairing } from '@lobby/leagues';
import { sports as allSports, type SportCode, type SportFacts } from '@lobby/sports';
import { stillRuns } from '../followed/by-sport.ts';
import type { ScriptedMatch } from '../match/match.ts';
import type { Calendar } from './calendar.ts';
import { championOfDays } from './champions/season-outright.ts';
import type { FixtureSource } from './fixture-source.ts';
import { matchBetween } from './match-between.ts';

/** How long before its kick-off a match is published: two days of the server's clock at up to six times its speed. */
const published = (speed: number) => 2 * day * Math.min(speed, 6);

/** A sport whose leagues play a round every day. */
interface DailySport {
  readonly gtype: SportCode;
  /** Each with when the first match of its day begins, ms after midnight UTC. */
  readonly leagues: readonly { readonly league: League; readonly begins: number }[];
  readonly forecast: (league: League) => Forecast;
  readonly breakMinutes: number;
  /** No match that began so long before is still played, ms. */
  readonly longest: number;
  /** What its clubs are shuffled under: another name, other matches. */
  readonly label: string;
}

/** The matches of such a sport, of clubs of our own. */
export function dailyFixtures(sport: DailySport, secret: Key, calendar: Calendar): FixtureSource {
  const key = keyed(secret, sport.label);
  const leagues = sport.leagues.map(({ league, begins }) => ({
    pairings: dailyRounds(league, key, begins),
    toMatch: scriptFor(sport, league, secret, calendar),
    champion: championOfDays(league, dailySeason(league, key, begins)),
  }));
  const facts: SportFacts = allSports[sport.gtype];
  const countsWins = facts.table === 'wins';
  return {
    matchesAround(now) {
      const today = calendar.toFixture(now);
      const [from, to] = [today - sport.longest, today + published(calendar.speed)];
      return leagues
        .flatMap(({ pairings, toMatch }) => pairings(from, to).map(pairing => toMatch(pairing, now)))
        .filter(match => stillRuns(match, now));
    },
    outrightsAround(now) {
      if (!countsWins) return [];
      const today = calendar.toFixture(now);
      return leagues.flatMap(({ champion, toMatch }) => champion(today, toMatch, now) ?? []);
    },
  };
}

function scriptFor(
  { gtype, breakMinutes, forecast }: DailySport,
  league: League,
  secret: Key,
  calendar: Calendar,
) {
  const expected = forecast(league);
  return ({ id, home, away, season, kickoff: fixture }: Pairing, now: number): ScriptedMatch => {
    const kickoff = calendar.toServer(fixture);
    return matchBetween(league, home, away, {
      id,
      gtype,
      season: `days ${season}`,
      kickoff,
      speed: calendar.speed,
      breakMinutes,
      key: eventKey(secret, id, kickoff),
      expected: expected(home, away),
      createdAt: now,
    });
  };
}
