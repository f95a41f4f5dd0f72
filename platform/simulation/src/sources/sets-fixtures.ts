import { hour } from '@lobby/calendar';
import type { Key } from '@lobby/draws';
import { forecastServes, tennisLeagues } from '@lobby/leagues';
import { tennis } from '@lobby/sports';
import type { Calendar } from './calendar.ts';
import { type DailySport, dailyFixtures } from './daily-fixtures.ts';
import type { FixtureSource } from './fixture-source.ts';

const played: readonly Omit<DailySport, 'label'>[] = [
  {
    gtype: tennis.code,
    leagues: tennisLeagues.map((league, at) => ({ league, begins: at * hour })),
    forecast: forecastServes,
    breakMinutes: 2,
    longest: 8 * hour,
  },
];

/** The sports of sets, of players and clubs of our own: of each sport one league or another is always in play. */
export function setsFixtures(secret: Key, calendar: Calendar): readonly FixtureSource[] {
  return played.map(sport => dailyFixtures({ ...sport, label: `fixtures/${sport.gtype}` }, secret, calendar));
}
