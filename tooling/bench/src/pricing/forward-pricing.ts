import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Score } from '@lobby/betting';
import { type ResultsFile, readResultsFile } from '@lobby/leagues';
import { difference, momentAt, noInputs, total, unadjustedChances } from '@lobby/pricing';
import { forecastAt, type Planned, planSeason } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';

/** The book's probabilities before kick-off, without margin and without the market's noise. */
export interface Chances {
  /** Home, draw, away. */
  readonly winner: readonly [home: number, draw: number, away: number];
  /** More than 2.5 goals. */
  readonly over: number;
}

/** A match priced from earlier data only, and its result. */
export interface PricedMatch extends Chances {
  readonly league: string;
  /** "2024/25": the year in which the season began. */
  readonly season: string;
  readonly full: Score;
  /** The probabilities for two average clubs of its league. */
  readonly usual: Chances;
}

/**
 * Reads seasons in the layout of football.json: `<folder>/<season>/<league>.json`.
 * Throws for a file of another format; returns none for a folder without seasons.
 */
export function readSeasons(folder: string): ResultsFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(({ name: season }) =>
      readdirSync(join(folder, season))
        .filter(name => name.endsWith('.json'))
        .map(name => readResultsFile(readFileSync(join(folder, season, name), 'utf8'), `${season}/${name}`)),
    );
}

/**
 * Prices every match that has a result at its kick-off, from the results known by then, like the replay: the seasons
 * of a league in sequence. With `level`, every club begins with the same rating, so that no later knowledge is used.
 */
export function priceForward(files: readonly ResultsFile[], { level = false } = {}): PricedMatch[] {
  const { planned } = planSeason(files, false);
  const leagues = [...new Set(planned.map(one => one.league.lid))];
  return leagues.flatMap(lid => {
    const ofLeague = planned.filter(one => one.league.lid === lid);
    return priceLeague(level ? ofLeague.map(withoutRating) : ofLeague);
  });
}

function priceLeague(planned: readonly Planned[]): PricedMatch[] {
  const league = planned[0]?.league;
  const usual = chancesOf([league?.homeGoals ?? 0, league?.awayGoals ?? 0]);
  return planned.flatMap(one => {
    const { score } = one.record;
    if (!score) return [];
    const first = planned.find(other => other.season === one.season) ?? one;
    const expected = forecastAt({ planned }, one, one.at)(one.home, one.away);
    const season = seasonOf(first.at);
    return [{ league: one.league.english, season, full: score.full, usual, ...chancesOf(expected) }];
  });
}

/** The book's probabilities just before kick-off of a match with these expected goals. */
export function chancesOf(expected: Score): Chances {
  const match = testMatch({ expected, drawn: false });
  const { full } = unadjustedChances(match, momentAt(match, match.kickoff - 1, noInputs));
  const { above, below } = difference(full, 0);
  return { winner: [above, 1 - above - below, below], over: total(full, 2.5).above };
}

function withoutRating(one: Planned): Planned {
  const rated = <Club>(club: Club) => ({ ...club, rating: 75 });
  return {
    ...one,
    league: { ...one.league, clubs: one.league.clubs.map(rated) },
    home: rated(one.home),
    away: rated(one.away),
  };
}

function seasonOf(firstKickoff: number): string {
  const year = new Date(firstKickoff).getUTCFullYear();
  return `${year}/${String(year + 1).slice(2)}`;
}
