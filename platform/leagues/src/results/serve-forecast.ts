import type { Score } from '@lobby/betting';
import type { League } from '../clubs/league.ts';
import type { Forecast } from './strengths.ts';

/** What a point of rating adds to the share of points won on the own serve, and takes from the other's (Barnett and Clarke). */
const onServe = 0.0022;
const onReturn = 0.0018;

/** How often each side wins the points that its sport expects of it, by the ratings of its league. */
export function forecastServes(league: League): Forecast {
  const middle = league.clubs.reduce((sum, { rating }) => sum + rating, 0) / league.clubs.length;
  return (home, away): Score => {
    const [h, c] = [home.rating - middle, away.rating - middle];
    return [
      thousandths(league.homeGoals + onServe * h - onReturn * c),
      thousandths(league.awayGoals + onServe * c - onReturn * h),
    ];
  };
}

/** So that the number in the database is the number priced from. */
function thousandths(share: number): number {
  return Math.round(share * 1000) / 1000;
}
