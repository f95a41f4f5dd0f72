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
  const seasonLasts = roundsOfSeason(league.clubs.length);
  function round(number: number): Pairing[] {
    const season = Math.floor(number / seasonLasts);
    const order = shuffled(league.clubs, drawStream(key, `clubs/${league.lid}/${season}`));
    return pairsOf(order, number % seasonLasts).map(([home, away], place) => ({
      id: `3${league.lid}${number}${place}`,
      home,
      away,
      season,
      kickoff: number * day + begins + place * apart,
    }));
  }
  return (from, to) => {
    const first = Math.floor((from - begins) / day);
    const last = Math.floor((to - begins) / day);
    return Array.from({ length: last - first + 1 }, (_, at) => round(first + at))
      .flat()
      .filter(({ kickoff }) => kickoff >= from && kickoff < to);
  };
}
