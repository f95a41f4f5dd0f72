import { hour } from '@lobby/calendar';
import type { Key } from '@lobby/draws';
import {
  badmintonLeagues,
  forecastServes,
  snookerLeagues,
  tableTennisLeagues,
  tennisLeagues,
  volleyballLeagues,
} from '@lobby/leagues';
import { badminton, snooker, tableTennis, tennis, volleyball } from '@lobby/sports';
import type { Calendar } from './calendar.ts';
import { dailyFixtures } from './daily-fixtures.ts';
import type { FixtureSource } from './fixture-source.ts';

const played = [
  { gtype: tennis.code, leagues: tennisLeagues, breakMinutes: 2, longest: 8 * hour },
  { gtype: volleyball.code, leagues: volleyballLeagues, breakMinutes: 3, longest: 5 * hour },
  { gtype: tableTennis.code, leagues: tableTennisLeagues, breakMinutes: 1, longest: 3 * hour },
  { gtype: snooker.code, leagues: snookerLeagues, breakMinutes: 2, longest: 8 * hour },
  { gtype: badminton.code, leagues: badmintonLeagues, breakMinutes: 2, longest: 3 * hour },
] as const;

/** The sports of sets, of players and clubs of our own: of each sport one league or another is often in play. */
export function setsFixtures(secret: Key, calendar: Calendar): readonly FixtureSource[] {
  return played.map(sport => {
    const leagues = sport.leagues.map((league, at) => ({ league, begins: at * hour }));
    const label = `fixtures/${sport.gtype}`;
    return dailyFixtures({ ...sport, leagues, label, forecast: forecastServes }, secret, calendar);
  });
}
