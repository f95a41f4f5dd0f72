import { hour } from '@lobby/calendar';
import type { Key } from '@lobby/draws';
import { baseballLeagues, forecastRuns } from '@lobby/leagues';
import { baseball } from '@lobby/sports';
import type { Calendar } from './calendar.ts';
import { dailyFixtures } from './daily-fixtures.ts';
import type { FixtureSource } from './fixture-source.ts';

/** Baseball of clubs of our own: a game begins every hour and a half, so that one is always in play. */
export function baseballFixtures(secret: Key, calendar: Calendar): FixtureSource {
  const leagues = baseballLeagues.map((league, at) => ({ league, begins: (1.5 * at + 0.5) * hour }));
  const sport = {
    gtype: baseball.code,
    leagues,
    forecast: forecastRuns,
    breakMinutes: 2,
    longest: 6 * hour,
    label: 'fixtures/baseball',
  };
  return dailyFixtures(sport, secret, calendar);
}
