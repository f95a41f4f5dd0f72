import type { Score } from '@lobby/betting';
import type { League } from '../clubs/league.ts';
import type { Forecast } from './strengths.ts';

/** What a point of rating is worth to its own side, and what it takes from the other. */
interface RatingWorth {
  readonly scored: number;
  readonly conceded: number;
}

/** Points each side of a basketball match is expected to score in regular time, by the ratings of its league. */
export function forecastPoints(league: League): Forecast {
  return forecastByRating(league, { scored: 0.38, conceded: 0.3 });
}

/** Runs each side of a baseball game is expected to score in nine full innings. */
export function forecastRuns(league: League): Forecast {
  return forecastByRating(league, { scored: 0.05, conceded: 0.045 });
}

/** Goals each side of a handball match is expected to score in its sixty minutes. */
export function forecastHandball(league: League): Forecast {
  return forecastByRating(league, { scored: 0.12, conceded: 0.1 });
}

function forecastByRating(league: League, { scored, conceded }: RatingWorth): Forecast {
  const middle = league.clubs.reduce((sum, { rating }) => sum + rating, 0) / league.clubs.length;
  return (home, away): Score => {
    const [h, c] = [home.rating - middle, away.rating - middle];
    return [
      thousandths(league.homeGoals + scored * h - conceded * c),
      thousandths(league.awayGoals + scored * c - conceded * h),
    ];
  };
}

/** So that the number in the database is the number priced from. */
function thousandths(points: number): number {
  return Math.round(points * 1000) / 1000;
}
