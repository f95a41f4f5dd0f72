import type { Pair } from '../football/rules.ts';

/** What a handball match is drawn from, in integers only. */
export interface HandballRules {
  /** Goals each side expects in its sixty minutes, thousandths. */
  readonly expectedMilli: Pair;
}

/**
 * The facts of every match: two halves of thirty minutes. The sides attack in turn, each attack brings a goal or none, so
 * that the lead varies by five goals about what is expected.
 */
export const handballFacts = {
  halves: 2,
  halfSeconds: 1_800,
  /** Attacks that each side has in a half. */
  halfAttacks: 26,
  /** No attack is shorter, seconds. */
  shortestAttack: 6,
} as const;

/** Attacks each side has in a match. */
export const matchAttacks = handballFacts.halves * handballFacts.halfAttacks;

const whole = 0x1_0000_0000;
/** Of a hundred attacks no side is expected to make more goals of, or fewer. */
const [least, most] = [0.2, 0.9];

/**
 * Of 2^32 attacks of a side that expects `milli` thousandths of a goal, those that bring one.
 * @throws RangeError beyond what a side can expect.
 */
export function goalsOfAttacks(milli: number): number {
  const chance = milli / 1000 / matchAttacks;
  if (chance < least || chance > most)
    throw new RangeError(`${milli} thousandths of a goal cannot be expected.`);
  return Math.round(chance * whole);
}
