import { returnedHalves, type Score } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import type { BackedSum, ScoreSoFar } from '../risk/exposure.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import { finalScoresFrom } from './match-chances.ts';
import { type Decider, deciderOf, gradesBy, type Outcome, outcomesBy } from './sets-outcomes.ts';

const longest = 11;

/**
 * As `winWithinLimit` of goals: the most that a bet may win before the house could lose more than `limit`. The sets at
 * the end, each set, lead and total count apart, and the worst of each together: never less than what can happen.
 */
export function setsWithinLimit(
  grade: GradeOf,
  sums: readonly BackedSum[],
  backed: Backed,
  scoreSoFar: ScoreSoFar,
  limit: Fen,
  countsSets?: boolean,
): Fen {
  const bestOf = scoreSoFar.sets?.bestOf ?? longest;
  const own = decidedBy(backed, countsSets);
  const losses = new Map<Decider, bigint[]>();
  for (const sum of sums) addTo(losses, grade, sum, bestOf, countsSets);
  const mayCome = (decider: Decider) =>
    outcomesBy(decider, bestOf).map(one => isOpen(decider, one, scoreSoFar, bestOf));
  let elsewhere = 0n;
  for (const [decider, lost] of losses) {
    if (decider === own) continue;
    const open = mayCome(decider);
    elsewhere += greatest(lost.filter((_, at) => open[at])) ?? 0n;
  }
  const already = losses.get(own);
  const open = mayCome(own);
  let available: bigint | undefined;
  gradesBy(grade, backed, bestOf, countsSets).forEach((one, at) => {
    const [, lost] = returnedHalves[one];
    if (lost === 0n || !open[at]) return;
    const left = (2n * limit - elsewhere - (already?.[at] ?? 0n)) / lost;
    if (available === undefined || left < available) available = left;
  });
  return available === undefined || available < 0n ? 0n : available;
}

function addTo(
  losses: Map<Decider, bigint[]>,
  grade: GradeOf,
  sum: BackedSum,
  bestOf: number,
  countsSets: boolean | undefined,
): void {
  const decider = decidedBy(sum, countsSets);
  const grades = gradesBy(grade, sum, bestOf, countsSets);
  const lost = losses.get(decider) ?? grades.map(() => 0n);
  grades.forEach((one, at) => {
    const [risk, win] = returnedHalves[one];
    lost[at]! += sum.win * win - sum.risk * (2n - risk);
  });
  losses.set(decider, lost);
}

/** Whether an outcome can still come about. */
function isOpen(
  decider: Decider,
  { value, score: end }: Outcome,
  { score, sets }: ScoreSoFar,
  bestOf: number,
): boolean {
  const scores = sets?.scores ?? [];
  if (decider === 'score') return finalScoresFrom(score, bestOf).some(one => isSame(one, end));
  if (decider === 'total') return value >= scores.reduce((sum, [home, away]) => sum + home + away, 0);
  if (decider === 'lead') return true;
  const number = Number(decider.slice(4));
  const finished = number <= score[0] + score[1] ? scores[number - 1] : undefined;
  return !finished || (finished[0] > finished[1] ? 1 : 0) === value;
}

const isSame = (one: Score, other: Score | undefined) => one[0] === other?.[0] && one[1] === other[1];

function greatest(amounts: readonly bigint[]): bigint | undefined {
  return amounts.reduce<bigint | undefined>(
    (most, amount) => (most === undefined || amount > most ? amount : most),
    undefined,
  );
}

const decidedBy = (backed: Backed, countsSets: boolean | undefined): Decider =>
  deciderOf(marketOf(backed), countsSets);
