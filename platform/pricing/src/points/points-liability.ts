import { quarterOf, returnedHalves, type Score } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { BackedSum, ScoreSoFar } from '../risk/exposure.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import { type Decider, deciderOf, gradeRuns, gradesBy, periodOf, valuesOf } from './points-outcomes.ts';

/** What the house loses by each value of a number, half fen. */
type Losses = readonly bigint[];

/**
 * As `winWithinLimit` of goals: the most that a bet may win before the house could lose more than `limit`. Lead, total
 * and the points of each side count apart, and the worst of each together: never less than what can happen.
 */
export function pointsWithinLimit(
  grade: GradeOf,
  sums: readonly BackedSum[],
  backed: Backed,
  scoreSoFar: ScoreSoFar,
  limit: Fen,
): Fen {
  const own = decidedBy(backed);
  const losses = new Map(
    [...new Set(sums.map(decidedBy))].map(decider => [decider, lossesBy(grade, sums, decider)]),
  );
  let elsewhere = 0n;
  for (const [decider, lost] of losses)
    if (decider !== own) elsewhere += worst(lost, valuesOf(decider), scoreSoFar, decider);
  const values = valuesOf(own);
  let available: bigint | undefined;
  gradesBy(grade, backed, values).forEach((one, at) => {
    const [, lost] = returnedHalves[one];
    if (lost === 0n || !mayCome(own, values.from + at, scoreSoFar)) return;
    const left = (2n * limit - elsewhere - (losses.get(own)?.[at] ?? 0n)) / lost;
    if (available === undefined || left < available) available = left;
  });
  return available === undefined || available < 0n ? 0n : available;
}

function lossesBy(grade: GradeOf, sums: readonly BackedSum[], decider: Decider): Losses {
  const { from, count } = valuesOf(decider);
  /** How much more is lost by each value than by the one before it. */
  const more = Array<bigint>(count).fill(0n);
  for (const sum of sums) {
    if (decidedBy(sum) !== decider) continue;
    let before = 0n;
    for (const run of gradeRuns(grade, sum)) {
      const [risk, win] = returnedHalves[run.grade];
      const loss = sum.win * win - sum.risk * (2n - risk);
      more[run.from - from]! += loss - before;
      before = loss;
    }
  }
  let loss = 0n;
  return more.map(one => {
    loss += one;
    return loss;
  });
}

function worst(losses: Losses, { from }: { from: number }, scoreSoFar: ScoreSoFar, decider: Decider): bigint {
  return (
    losses.reduce<bigint | undefined>(
      (most, loss, at) =>
        mayCome(decider, from + at, scoreSoFar) && (most === undefined || loss > most) ? loss : most,
      undefined,
    ) ?? 0n
  );
}

/** Whether a number can still come about; a part that is over has its own. */
function mayCome(decider: Decider, value: number, scoreSoFar: ScoreSoFar): boolean {
  const { score, isOver } = partSoFar(decider, scoreSoFar);
  const [home, away] = score;
  if (decider.endsWith('lead')) return !isOver || value === home - away;
  const now = decider.endsWith('total') ? home + away : decider.endsWith('home') ? home : away;
  return isOver ? value === now : value >= now;
}

/** What was scored in the period that a number is of, and whether it is over. */
function partSoFar(
  decider: Decider,
  { score, halfScore, period }: ScoreSoFar,
): { readonly score: Score; readonly isOver: boolean } {
  const of = periodOf(decider);
  if (of === 'full') return { score, isOver: false };
  if (of === 'half') return { score: halfScore ?? score, isOver: halfScore !== undefined };
  const quarter = quarterOf(of) ?? 0;
  const running = period?.number ?? 0;
  const isOver = quarter < running || (quarter === running && period?.isBreak === true);
  return { score: period?.scores[quarter - 1] ?? [0, 0], isOver };
}

const decidedBy = (backed: Backed): Decider => deciderOf(marketOf(backed));
