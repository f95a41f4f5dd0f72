import {
  certainChance,
  expectedReturn,
  type Grade,
  type GradeChances,
  minReturn,
  type TicketLeg,
} from '@lobby/betting';
import type { Ratio } from '@lobby/money';

import type { ScoreSoFar } from '../risk/exposure.ts';
import { type Backed, outcomesOf, type Part } from '../risk/outcomes.ts';
import { chancesWithoutNoise, openBook, type Priced } from '../trader/book.ts';
import { mostGoals } from '../trader/grid.ts';
import type { JointDistribution } from '../trader/joint-distribution.ts';
import { scoreIndex } from '../trader/liability-adjustment.ts';
import type { Moment } from '../trader/moment.ts';

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
  const { full, half, halfFull } = openBook(match, moment);
  const now = chancesOf(leg, { full: full.grid, half: half.grid, halfFull }, moment.priced);
  const noNoise = chancesOf(leg, chancesWithoutNoise(match, moment), moment.priced);
  return {
    returns: minReturn(expectedReturn(leg, now), expectedReturn(leg, noNoise)),
    certain: Object.values(now).includes(certainChance),
  };
}

/** How likely each grade of a selection is. A grade that all outcomes have in common is certain, to the last unit. */
export function chancesOf(
  backed: Backed,
  distribution: JointDistribution,
  scoreSoFar: ScoreSoFar,
): GradeChances {
  const { part, grades } = outcomesOf(backed);
  const chances = new Map<Grade, number>();
  for (const [at, chance] of outcomeChances(part, distribution, scoreSoFar)) {
    // Safe: the outcomes of a part are the same in all that is indexed by it.
    const grade = grades[at]!;
    if (chance > 0) chances.set(grade, (chances.get(grade) ?? 0) + chance);
  }
  const isCertain = chances.size === 1;
  return Object.fromEntries(
    [...chances].map(([grade, chance]) => [grade, isCertain ? certainChance : billionths(chance)]),
  );
}

/** Each outcome of a part with its chance. */
function outcomeChances(
  part: Part,
  distribution: JointDistribution,
  { score, halfScore }: ScoreSoFar,
): [number, number][] {
  if (part === 'halfFull') return [...distribution.halfFull.entries()];
  const [home, away] = part === 'half' ? (halfScore ?? score) : score;
  const width = mostGoals + 1;
  return Array.from(distribution[part].cells, (chance, at) => [
    scoreIndex(home + Math.floor(at / width), away + (at % width)),
    chance,
  ]);
}

function billionths(chance: number): bigint {
  return BigInt(Math.floor(chance * Number(certainChance)));
}
