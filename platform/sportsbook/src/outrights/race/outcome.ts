import type { Grade } from '@lobby/betting';
import type { RoundOutright, SeasonOutright } from '@lobby/fixtures';
import { type PlayedGame, winsTable } from '@lobby/leagues';
import type { RaceMatch } from './race.ts';

/** What became of an outright. */
export interface Outcome {
  /** The ids of those with the most goals, or first in the table: several share the title; empty when no match had a result. */
  readonly winners: readonly string[];
  /** The goals of the winners, or their wins. */
  readonly goals: number;
  /** The ids of those who had no match with a result: bets on them are cancelled. */
  readonly missing: readonly string[];
}

/** How the matches of an outright ended, by id. */
type Ended = ReadonlyMap<string, Pick<RaceMatch, 'state' | 'score'>>;

/** The outcome once every match is over or will have no result; undefined before. Pure. */
export function outcomeOf(
  outright: Pick<RoundOutright, 'kind' | 'runners'> | Pick<SeasonOutright, 'kind' | 'runners' | 'games'>,
  race: Ended,
): Outcome | undefined {
  return outright.kind === 'season' ? outcomeOfSeason(outright, race) : outcomeOfRound(outright, race);
}

function outcomeOfSeason(
  { runners, games }: Pick<SeasonOutright, 'runners' | 'games'>,
  race: Ended,
): Outcome | undefined {
  const states = games.map(({ matchId, score }) => (score ? 'over' : race.get(matchId)?.state));
  if (states.some(state => state !== 'over' && state !== 'void')) return undefined;
  const rows = winsTable(playedGames(games, race));
  const first = rows.filter(({ place }) => place === 1);
  return {
    winners: first.map(({ club }) => club),
    goals: first[0]?.won ?? 0,
    missing: runners.filter(({ id }) => !rows.some(({ club }) => club === id)).map(({ id }) => id),
  };
}

/** Those of the games of a season that are over, with their scores. */
export function playedGames(games: SeasonOutright['games'], race: Ended): PlayedGame[] {
  return games.flatMap(({ matchId, homeId: home, awayId: away, score }) => {
    const match = race.get(matchId);
    const end = score ?? (match?.state === 'over' ? match.score : undefined);
    return end ? [{ home, away, score: end }] : [];
  });
}

function outcomeOfRound({ runners }: Pick<RoundOutright, 'runners'>, race: Ended): Outcome | undefined {
  const scored: { readonly id: string; readonly goals: number }[] = [];
  const missing: string[] = [];
  for (const { id, matchId, side } of runners) {
    const match = race.get(matchId);
    if (match?.state === 'void') missing.push(id);
    else if (match?.state === 'over' && match.score) {
      scored.push({ id, goals: match.score[side === 'H' ? 0 : 1] });
    } else return undefined;
  }
  const goals = Math.max(0, ...scored.map(one => one.goals));
  return { winners: scored.filter(one => one.goals === goals).map(({ id }) => id), goals, missing };
}

/** What a bet on a runner came to. */
export interface TitleGrade {
  readonly grade: Extract<Grade, 'W' | 'L' | 'D'>;
  /** How many share the title with it, itself included. */
  readonly deadHeat: number;
}

/** Grades a bet on a runner. Pure. */
export function gradeChampion(runnerId: string, { winners, missing }: Outcome): TitleGrade {
  if (missing.includes(runnerId) || winners.length === 0) return { grade: 'D', deadHeat: 1 };
  if (!winners.includes(runnerId)) return { grade: 'L', deadHeat: 1 };
  return { grade: 'W', deadHeat: winners.length };
}
