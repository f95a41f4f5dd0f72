import type { Score } from '@lobby/betting';
import type { Club, League } from '../clubs/league.ts';

/** A result that is already known, by club id. */
export interface KnownResult {
  readonly homeId: string;
  readonly awayId: string;
  readonly score: Score;
  /** 0 = of the season that is priced, 1 = of the one before, …: what is older counts less. */
  readonly seasonsAgo: number;
}

/** Goals each side of a fixture is expected to score in 90 minutes. */
export type Forecast = (home: Club, away: Club) => Score;

interface Power {
  /** Multiplies the goals the club scores. */
  readonly attack: number;
  /** Multiplies the goals the club concedes. */
  readonly concede: number;
}

interface Tally {
  readonly scored: number;
  readonly conceded: number;
  readonly played: number;
}

/**
 * What a point of a club's rating does to the logarithm of its goals. At 0.013 favourites between 0.6 and 0.8 won
 * five in the hundred more than they were priced for.
 */
const ratingWeight = 0.02;

/** How many matches of evidence the rating we began with is worth. */
const priorMatches = 16;

/** What is left of a match's weight when the next season begins: clubs change over the summer. */
const carriedOver = 0.75;

/**
 * How much of a match's deviation from the league's average number of goals is kept, as a power. Products of attack
 * and defence spread totals twice as far as closing prices do (platform/leagues/README.md); this brings them together.
 */
const believedOfTotal = 0.6;

/**
 * Learns attack and defence of each club from results, starting from the ratings of the table.
 * With no results it is the ratings alone. Pass only results that were known at the moment of pricing.
 */
export function forecastFrom(league: League, results: readonly KnownResult[]): Forecast {
  const middle = average(league.clubs.map(club => club.rating)) ?? 75;
  const goals = (league.homeGoals + league.awayGoals) / 2;
  const tally = new Map<string, Tally>();
  for (const { homeId, awayId, score, seasonsAgo } of results) {
    const weight = carriedOver ** seasonsAgo;
    const [home, away] = [score[0] / league.homeGoals, score[1] / league.awayGoals];
    count(tally, homeId, { scored: home * weight, conceded: away * weight, played: weight });
    count(tally, awayId, { scored: away * weight, conceded: home * weight, played: weight });
  }
  const powerOf = (club: Club): Power => {
    const prior = Math.exp((club.rating - middle) * ratingWeight);
    const seen = tally.get(club.id) ?? { scored: 0, conceded: 0, played: 0 };
    const weight = seen.played + priorMatches;
    return {
      attack: (seen.scored + priorMatches * prior) / weight,
      concede: (seen.conceded + priorMatches / prior) / weight,
    };
  };
  return (home, away) => {
    const [h, c] = [powerOf(home), powerOf(away)];
    const [one, other] = [league.homeGoals * h.attack * c.concede, league.awayGoals * c.attack * h.concede];
    const shrink = ((one + other) / (2 * goals)) ** (believedOfTotal - 1);
    return [bounded(one * shrink, goals), bounded(other * shrink, goals)];
  };
}

function count(tally: Map<string, Tally>, id: string, more: Tally) {
  const seen = tally.get(id) ?? { scored: 0, conceded: 0, played: 0 };
  tally.set(id, {
    scored: seen.scored + more.scored,
    conceded: seen.conceded + more.conceded,
    played: seen.played + more.played,
  });
}

function average(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** Thousandths, so that the number in the database is the number priced from. */
function bounded(goals: number, middle: number): number {
  return Math.round(Math.min(middle * 2.6, Math.max(0.3, goals)) * 1000) / 1000;
}
