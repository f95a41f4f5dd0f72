import { day, hour } from '@lobby/calendar';
import { drawStream, type Key, shuffled } from '@lobby/draws';
import type { League } from '../clubs/league.ts';
import type { Pairing } from './league-rounds.ts';
import { pairsOf, roundsOfSeason } from './round-robin.ts';

/** Between two matches of a league: eight of them make a day. */
const apart = 3 * hour;

/**
 * The matches of a league that plays a round every day, with kick-off from `from` to `to`, ms of fixture time. The same
 * in every process; a club rests some 21 hours, but between seasons.
 * @param begins ms after midnight UTC.
 */
export function dailyRounds(
  league: League,
  key: Key,
  begins: number,
): (from: number, to: number) => Pairing[] {
  const round = drawRounds(league, key, begins);
  return (from, to) => {
    const first = Math.floor((from - begins) / day);
    const last = Math.floor((to - begins) / day);
    return Array.from({ length: last - first + 1 }, (_, at) => round(first + at))
      .flat()
      .filter(({ kickoff }) => kickoff >= from && kickoff < to);
  };
}

/** All matches of the season of such a league that is played at a moment, by kick-off, and its number. */
export function dailySeason(
  league: League,
  key: Key,
  begins: number,
): (at: number) => { readonly season: number; readonly pairings: readonly Pairing[] } {
  const round = drawRounds(league, key, begins);
  const lasts = roundsOfSeason(league.clubs.length);
  return at => {
    const season = Math.floor(Math.floor((at - begins) / day) / lasts);
    return { season, pairings: Array.from({ length: lasts }, (_, n) => round(season * lasts + n)).flat() };
  };
}

/** The rounds of a league by their numbers: a round is a day. */
function drawRounds(league: League, key: Key, begins: number): (number: number) => Pairing[] {
  const seasonLasts = roundsOfSeason(league.clubs.length);
  return number => {
    const season = Math.floor(number / seasonLasts);
    const order = shuffled(league.clubs, drawStream(key, `clubs/${league.lid}/${season}`));
    return pairsOf(order, number % seasonLasts).map(([home, away], place) => ({
      id: `3${league.lid}${number}${place}`,
      home,
      away,
      season,
      kickoff: number * day + begins + place * apart,
    }));
  };
}
