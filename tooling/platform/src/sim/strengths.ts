import type { Club, League } from './clubs/league.ts';
import type { Score } from './match.ts';

/** A result that is already known, by club id. */
export interface KnownResult {
  readonly homeId: string;
  readonly awayId: string;
  readonly score: Score;
}

/** Goals each side of a fixture is expected to score in 90 minutes. */
export type Forecast = (home: Club, away: Club) => Score;

interface Power {
  /** Multiplies the goals the club scores. */
  readonly attack: number;
  /** Multiplies the goals the club concedes. */
  readonly concede: number;
}

/** How many matches of evidence the rating we began with is worth. */
const priorMatches = 8;

/**
 * Learns attack and defence of each club from results, starting from the ratings of the table.
 * With no results it is the ratings alone. Pass only results that were known at the moment of pricing.
 */
export function forecastFrom(league: League, results: readonly KnownResult[]): Forecast {
  const middle = average(league.clubs.map(club => club.rating)) ?? 75;
  const goals = (league.homeGoals + league.awayGoals) / 2;
  const tally = new Map<string, { scored: number; conceded: number; played: number }>();
  for (const { homeId, awayId, score } of results) {
    count(tally, homeId, score[0] / league.homeGoals, score[1] / league.awayGoals);
    count(tally, awayId, score[1] / league.awayGoals, score[0] / league.homeGoals);
  }
  const powerOf = (club: Club): Power => {
    const prior = Math.exp((club.rating - middle) * 0.013);
    const seen = tally.get(club.id) ?? { scored: 0, conceded: 0, played: 0 };
    const weight = seen.played + priorMatches;
    return {
      attack: (seen.scored + priorMatches * prior) / weight,
      concede: (seen.conceded + priorMatches / prior) / weight,
    };
  };
  return (home, away) => {
    const [h, c] = [powerOf(home), powerOf(away)];
    return [
      bounded(league.homeGoals * h.attack * c.concede, goals),
      bounded(league.awayGoals * c.attack * h.concede, goals),
    ];
  };
}

function count(
  tally: Map<string, { scored: number; conceded: number; played: number }>,
  id: string,
  scored: number,
  conceded: number,
) {
  const seen = tally.get(id) ?? { scored: 0, conceded: 0, played: 0 };
  tally.set(id, {
    scored: seen.scored + scored,
    conceded: seen.conceded + conceded,
    played: seen.played + 1,
  });
}

function average(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** Thousandths, so that the number in the database is the number priced from. */
function bounded(goals: number, middle: number): number {
  return Math.round(Math.min(middle * 2.6, Math.max(0.3, goals)) * 1000) / 1000;
}
