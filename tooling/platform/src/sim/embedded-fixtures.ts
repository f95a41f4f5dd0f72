import { drawStream, eventKey, type Key, keyed, shuffled } from '@lobby/draws';
import type { Calendar } from './calendar.ts';
import { eveningOutrights } from './champions/evenings.ts';
import { championsLeague, nationalLeagues } from './clubs/directory.ts';
import type { Club, League } from './clubs/league.ts';
import type { FixtureSource } from './fixture-source.ts';
import type { ScriptedMatch } from './match.ts';
import { stillRuns } from './match-state.ts';
import { type Forecast, forecastFrom } from './strengths.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** One match kicks off in so many minutes, which keeps nine in play at any hour; the evenings add some. */
const cadence = 12.5 * minute;
/** Those are published a few hours ahead; the fixtures below fill the days after. */
const published = 5 * hour;
/** Kick-offs of a day in Beijing time, hours. */
const evening = [19.5, 20, 21, 21.5, 22, 22.5, 23, 24.5, 26.75, 27];
const daysAhead = 7;
const beijing = 8 * hour;

const leagues: readonly League[] = [...nationalLeagues, championsLeague];
/** Each league's clubs are dealt into this many groups a week, so that no club plays two matches at once. */
const groups = 3;
const breakMinutes = 15;

/** Matches of our own in the big leagues, always around the present. */
export function embeddedFixtures(secret: Key, calendar: Calendar): FixtureSource {
  const pairs = keyed(secret, 'fixtures/embedded');
  const forecasts = new Map<string, Forecast>(leagues.map(league => [league.lid, forecastFrom(league, [])]));

  function make(
    id: string,
    league: League,
    pair: readonly [Club, Club],
    fixture: number,
    now: number,
  ): ScriptedMatch {
    const [home, away] = pair;
    const kickoff = calendar.toServer(fixture);
    return {
      id,
      gtype: 'FT',
      lid: league.lid,
      league: league.names,
      quick: league.quick,
      homeId: home.id,
      awayId: away.id,
      home: home.names,
      away: away.names,
      kickoff,
      speed: calendar.speed,
      breakMinutes,
      key: eventKey(secret, id, kickoff),
      expected: forecasts.get(league.lid)!(home, away),
      real: undefined,
      drawn: true,
      createdAt: now,
      drawHash: '',
    };
  }

  /** Around the clock: the leagues take turns, and each uses its first two groups in turn. */
  function steady(now: number): ScriptedMatch[] {
    const today = calendar.toFixture(now);
    const matches: ScriptedMatch[] = [];
    for (let slot = Math.floor((today - 2.5 * hour) / cadence); slot * cadence < today + published; slot++) {
      const league = leagues[slot % leagues.length]!;
      const turn = Math.floor(slot / leagues.length);
      const kickoff = Math.round((slot * cadence) / (5 * minute)) * 5 * minute;
      const pair = pairOf(pairs, league, kickoff, turn % 2, Math.floor(turn / 2));
      matches.push(make(`1${slot}`, league, pair, kickoff, now));
    }
    return matches;
  }

  /** The evenings of the next days: each league's last group. */
  function planned(now: number): ScriptedMatch[] {
    const today = Math.floor((calendar.toFixture(now) + beijing) / day) - 1;
    return Array.from({ length: daysAhead + 1 }, (_, at) => today + at).flatMap(date =>
      evening.map((at, place) => {
        const number = date * evening.length + place;
        const league = leagues[number % leagues.length]!;
        const kickoff = date * day - beijing + at * hour;
        const pair = pairOf(pairs, league, kickoff, groups - 1, Math.floor(number / leagues.length));
        return make(`2${number}`, league, pair, kickoff, now);
      }),
    );
  }

  return {
    matchesAround: now => [...steady(now), ...planned(now)].filter(match => stillRuns(match, now)),
    outrightsAround: now => eveningOutrights(planned(now), calendar, now),
  };
}

function pairOf(key: Key, league: League, at: number, group: number, turn: number): [Club, Club] {
  const weekNumber = Math.floor(at / week);
  const clubs = groupOf(key, league, weekNumber, group);
  const pairs = clubs.flatMap(home => clubs.filter(away => away !== home).map(away => [home, away] as const));
  const order = shuffled(pairs, drawStream(key, `pairs/${league.lid}/${weekNumber}/${group}`));
  const [home, away] = order[turn % order.length]!;
  return [home, away];
}

/** Clubs called to the European cup in a week do not play at home in it. */
function groupOf(key: Key, league: League, weekNumber: number, group: number): Club[] {
  const called = calledToEurope(key, weekNumber);
  const free =
    league === championsLeague
      ? league.clubs.filter(club => called.has(club.id))
      : league.clubs.filter(club => !called.has(club.id));
  const dealt = shuffled(free, drawStream(key, `groups/${league.lid}/${weekNumber}`));
  return dealt.filter((_, at) => at % groups === group);
}

function calledToEurope(key: Key, weekNumber: number): Set<string> {
  const chosen = nationalLeagues.flatMap(league => {
    const contenders = championsLeague.clubs.filter(club => league.clubs.includes(club));
    return shuffled(contenders, drawStream(key, `europe/${league.lid}/${weekNumber}`)).slice(0, 4);
  });
  return new Set(chosen.map(club => club.id));
}
