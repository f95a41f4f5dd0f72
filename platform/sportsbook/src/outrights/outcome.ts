import type { Grade } from '@lobby/betting';
import type { Outright } from '@lobby/fixtures';
import type { RaceMatch } from './race.ts';

/** What became of an outright. */
export interface Outcome {
  /** The ids of those with the most goals: several share the title; empty when no match had a result. */
  readonly winners: readonly string[];
  /** The goals of the winners. */
  readonly goals: number;
  /** The ids of those whose match had no result: bets on them are cancelled. */
  readonly missing: readonly string[];
}

/** The outcome once every match is over or will have no result; undefined before. Pure. */
export function outcomeOf(
  { runners }: Pick<Outright, 'runners'>,
  race: ReadonlyMap<string, Pick<RaceMatch, 'state' | 'score'>>,
): Outcome | undefined {
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
