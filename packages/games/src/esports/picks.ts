import type { Match } from './match.ts';

/** Everything that may be bet on in a match: the match, its first map, a handicap of one map and a half, totals. */
export const esportsPicks = [
  'match-home',
  'match-away',
  'map1-home',
  'map1-away',
  'minus-home',
  'plus-away',
  'plus-home',
  'minus-away',
  'maps-over',
  'maps-under',
  'kills-over',
  'kills-under',
] as const;

export type EsportsPick = (typeof esportsPicks)[number];

/** Half maps of the handicap, and of the line of maps played. */
const [handicap, mapsLine] = [3, 5];

/** Whether a pick wins. No line is a whole number, so no bet is ever returned. */
export function isWon(
  pick: string,
  { maps: [home, away], firstMap, firstKills }: Match,
  killsLine: number,
): boolean {
  const lead = 2 * (home - away);
  const wins: Readonly<Record<EsportsPick, boolean>> = {
    'match-home': lead > 0,
    'match-away': lead < 0,
    'map1-home': firstMap === 'home',
    'map1-away': firstMap === 'away',
    'minus-home': lead > handicap,
    'plus-away': lead < handicap,
    'plus-home': lead > -handicap,
    'minus-away': lead < -handicap,
    'maps-over': 2 * (home + away) > mapsLine,
    'maps-under': 2 * (home + away) < mapsLine,
    'kills-over': firstKills > killsLine,
    'kills-under': firstKills <= killsLine,
  };
  return wins[pick as EsportsPick] ?? false;
}
