import type { MarketPick } from '../markets/market.ts';
import { goalOfLine } from '../markets/next-goal.ts';
import { inOrder, isMadeUpOf, type TimedGoal } from './goal-times.ts';
import type { Grade, Score } from './grade.ts';

/** What is known of a match. */
interface Known {
  readonly half?: Score;
  readonly full?: Score;
  readonly goals?: readonly TimedGoal[];
  /** It will not be finished. */
  readonly cancelled?: boolean;
  /** The score then. */
  readonly reached?: Score;
}

/**
 * Grades a bet on who scores a goal: by the first half where it fell in it, else by the end. Undefined while these, or
 * an order that decides, are not known (docs/rules.md#settlement).
 * @throws RangeError for a line that is no number of a goal.
 */
export function gradeNextGoal({ pick }: MarketPick, line: string, result: Known): Grade | undefined {
  const number = goalOfLine(line);
  if (number === undefined) throw new RangeError(`"${line}" is not the number of a goal.`);
  const { half, full, cancelled, reached } = result;
  const end = full ?? (cancelled ? reached : undefined);
  const isFallen = (score: Score | undefined): score is Score =>
    score !== undefined && number <= score[0] + score[1];
  if (isFallen(half))
    return gradeOf(pick, aloneIn(half) ?? orderOf(result, { half })?.[number - 1], cancelled);
  if (isFallen(end)) {
    const alone = aloneIn(end) ?? (half && aloneIn([end[0] - half[0], end[1] - half[1]]));
    return gradeOf(pick, alone ?? orderOf(result, { half, full: end })?.[number - 1], cancelled);
  }
  if (full) return pick === 'N' ? 'W' : 'L';
  return cancelled ? 'D' : undefined;
}

type Side = TimedGoal['side'];

/** The side that scored all of these goals, whatever their order; undefined where both did. */
function aloneIn([home, away]: Score): Side | undefined {
  if (home === 0) return 'C';
  return away === 0 ? 'H' : undefined;
}

/** Nobody will say it of a match that was cancelled. */
function gradeOf(pick: string, scorer: Side | undefined, cancelled = false): Grade | undefined {
  if (!scorer) return cancelled ? 'D' : undefined;
  return pick === scorer ? 'W' : 'L';
}

/** The sides that scored, one after the other, if the goals reported make up the scores; those of a minute as they were reported. */
function orderOf(
  { goals = [] }: Known,
  scores: { readonly half?: Score; readonly full?: Score },
): readonly Side[] | undefined {
  if (!isMadeUpOf(scores, goals)) return undefined;
  return inOrder(goals).map(({ side }) => side);
}
