import { hour } from '@lobby/calendar';
import type { Key } from '@lobby/draws';
import { forecastHandball, handballLeagues } from '@lobby/leagues';
import { handball } from '@lobby/sports';
import type { Calendar } from './calendar.ts';
import { dailyFixtures } from './daily-fixtures.ts';
import type { FixtureSource } from './fixture-source.ts';

/** Handball of clubs of our own: the first match of each day an hour after that of badminton, with which it is listed. */
export function handballFixtures(secret: Key, calendar: Calendar): FixtureSource {
  const leagues = handballLeagues.map((league, at) => ({ league, begins: (at + 1) * hour }));
  const sport = {
    gtype: handball.code,
    leagues,
    forecast: forecastHandball,
    breakMinutes: 15,
    longest: 3 * hour,
    label: 'fixtures/handball',
  };
  return dailyFixtures(sport, secret, calendar);
}
