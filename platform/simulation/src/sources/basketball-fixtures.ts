import { hour } from '@lobby/calendar';
import type { Key } from '@lobby/draws';
import { basketballLeagues, forecastPoints } from '@lobby/leagues';
import { basketball } from '@lobby/sports';
import type { Calendar } from './calendar.ts';
import { dailyFixtures } from './daily-fixtures.ts';
import type { FixtureSource } from './fixture-source.ts';

/** Basketball of clubs of our own: one of the leagues begins a match every hour, so that one is always in play. */
export function basketballFixtures(secret: Key, calendar: Calendar): FixtureSource {
  const leagues = basketballLeagues.map((league, at) => ({ league, begins: at * hour }));
  const sport = {
    gtype: basketball.code,
    leagues,
    forecast: forecastPoints,
    breakMinutes: 15,
    longest: 3 * hour,
    label: 'fixtures/basketball',
  };
  return dailyFixtures(sport, secret, calendar);
}
