import { certainChance, type Grade, type GradeChances } from '@lobby/betting';

/**
 * How likely each grade of a selection is, by the grade and the chance of each outcome. A grade that all outcomes have in
 * common is certain, to the last unit.
 */
export function gradeChances(outcomes: Iterable<readonly [grade: Grade, chance: number]>): GradeChances {
  const chances = new Map<Grade, number>();
  for (const [grade, chance] of outcomes)
    if (chance > 0) chances.set(grade, (chances.get(grade) ?? 0) + chance);
  const isCertain = chances.size === 1;
  return Object.fromEntries(
    [...chances].map(([grade, chance]) => [grade, isCertain ? certainChance : unitsOf(chance)]),
  );
}

/** A chance in the units of `certainChance`. What rounding put above one is one. */
export function unitsOf(chance: number): bigint {
  return BigInt(Math.floor(Math.min(1, chance) * Number(certainChance)));
}
