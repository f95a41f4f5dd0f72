import {
  certainChance,
  comparesHalves,
  expectedReturn,
  type GradeChances,
  goalOfLine,
  type IntervalPeriod,
  isInterval,
  minReturn,
  type TicketLeg,
} from '@lobby/betting';
import type { Ratio } from '@lobby/money';
import type { ScoreSoFar } from '../risk/exposure.ts';
import { type Backed, isOfScores, marketOf, outcomesOf, type ScorePart, scorers } from '../risk/outcomes.ts';
import { hasBegun, isNextGoal } from '../trader/board.ts';
import { calmCells, chancesWithoutNoise, openBook, type Priced } from '../trader/book.ts';
import { shareOfInterval } from '../trader/goal-rates.ts';
import { type Grid, mostGoals, thinned } from '../trader/grid/grid.ts';
import { halvesChances } from '../trader/halves.ts';
import type { JointDistribution } from '../trader/joint-distribution.ts';
import { scoreIndex } from '../trader/liability-adjustment.ts';
import type { Moment } from '../trader/moment.ts';
import { gradeChances } from './grade-chances.ts';

/** A leg that is not graded. */
export type OpenLeg = Backed & Pick<TicketLeg, 'format' | 'odds'>;

/** What a unit on a leg is worth to the house at a moment. */
export interface LegValue {
  readonly returns: Ratio;
  /** Whatever still happens, its grade is the same. */
  readonly certain: boolean;
}

/**
 * Values a leg by the book of the moment, or without its adjustment and noise where that is less. Prices move towards
 * what was backed: whoever bets much, or while the noise is low, would otherwise sell what adjustment or noise added.
 */
export function legValue(leg: OpenLeg, match: Priced, moment: Moment): LegValue {
  const { kind, period } = marketOf(leg);
  if (isInterval(period)) return intervalValue(leg, period, match, moment);
  if (comparesHalves(kind)) return halvesValue(leg, match, moment);
  if (kind === 'next-goal') return nextGoalValue(leg, match, moment);
  const { full, half, halfFull } = openBook(match, moment);
  const now = chancesOf(leg, { full: full.grid, half: half.grid, halfFull }, moment.priced);
  const noNoise = chancesOf(leg, chancesWithoutNoise(match, moment), moment.priced);
  return lowerValue(leg, now, noNoise);
}

/** The same of what compares the halves. */
function halvesValue(leg: OpenLeg, match: Priced, moment: Moment): LegValue {
  const { grades } = outcomesOf(leg);
  const chances = (halves: Float64Array) =>
    gradeChances(Array.from(halves, (chance, at) => [grades[at]!, chance]));
  const calm = halvesChances(calmCells(match, moment), moment.priced);
  return lowerValue(leg, chances(openBook(match, moment).halves()), chances(calm));
}

/** The same of an interval; of one that has begun nothing is certain, and no price of it is asked for. */
function intervalValue(leg: OpenLeg, interval: IntervalPeriod, match: Priced, moment: Moment): LegValue {
  const { grades } = outcomesOf(leg);
  const chances = (grid: Grid) =>
    gradeChances(
      Array.from(grid.cells, (chance, at) => [
        grades[scoreIndex(Math.floor(at / width), at % width)]!,
        chance,
      ]),
    );
  const calm = thinned(chancesWithoutNoise(match, moment).full, shareOfInterval(interval, moment.priced));
  const value = lowerValue(leg, chances(openBook(match, moment).interval(interval).grid), chances(calm));
  return { ...value, certain: value.certain && !hasBegun(interval, moment.state) };
}

/** The same of a goal while it is the next one; of any other nothing is certain, and no price of it is asked for. */
function nextGoalValue(leg: OpenLeg, match: Priced, moment: Moment): LegValue {
  const { grades } = outcomesOf(leg);
  const first = ((goalOfLine(leg.line) ?? 1) - 1) * scorers.length;
  const chances = ({ nextGoal }: Pick<JointDistribution, 'nextGoal'>) =>
    gradeChances(scorers.map((_, at) => [grades[first + at]!, nextGoal[at]!]));
  const value = lowerValue(
    leg,
    chances(openBook(match, moment)),
    chances(chancesWithoutNoise(match, moment)),
  );
  return { ...value, certain: value.certain && isNextGoal(leg.line, moment.state) };
}

const width = mostGoals + 1;

/** What a unit on a leg is worth by the chances of the book or by calmer ones, whichever is less. */
export function lowerValue(leg: OpenLeg, book: GradeChances, calm: GradeChances): LegValue {
  return {
    returns: minReturn(expectedReturn(leg, book), expectedReturn(leg, calm)),
    certain: Object.values(book).includes(certainChance),
  };
}

/** How likely each grade of a selection is. */
export function chancesOf(
  backed: Backed,
  distribution: Pick<JointDistribution, ScorePart>,
  scoreSoFar: ScoreSoFar,
): GradeChances {
  const { part, grades } = outcomesOf(backed);
  if (!isOfScores(part)) throw new RangeError('What no score decides by itself is valued apart.');
  // Safe: the outcomes of a part are the same in all that is indexed by it.
  return gradeChances(
    outcomeChances(part, distribution, scoreSoFar).map(([at, chance]) => [grades[at]!, chance]),
  );
}

/** Each outcome of a part with its chance. */
function outcomeChances(
  part: ScorePart,
  distribution: Pick<JointDistribution, ScorePart>,
  { score, halfScore }: ScoreSoFar,
): [number, number][] {
  if (part === 'halfFull') return [...distribution.halfFull.entries()];
  const [home, away] = part === 'half' ? (halfScore ?? score) : score;
  return Array.from(distribution[part].cells, (chance, at) => [
    scoreIndex(home + Math.floor(at / width), away + (at % width)),
    chance,
  ]);
}
