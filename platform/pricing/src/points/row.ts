import type { Quarters } from '@lobby/betting';

/** Chances of whole numbers: `chances[n]` is that of `from + n`. */
export interface Row {
  readonly from: number;
  readonly chances: Float64Array;
}

/** The chance of more than `line`. */
export function above({ from, chances }: Row, line: number): number {
  let sum = 0;
  for (let at = 0; at < chances.length; at++) if (from + at > line) sum += chances[at]!;
  return sum;
}

/** The middle of a row. */
export function meanOf({ from, chances }: Row): number {
  return chances.reduce((sum, chance, at) => sum + chance * (from + at), 0);
}

/** The chances of a sum of two numbers that do not depend on each other. */
export function convolved(one: Row, other: Row): Row {
  // Plain loops: this is most of what a price of sets costs.
  const [few, many] = [one.chances, other.chances];
  const chances = new Float64Array(few.length + many.length - 1);
  for (let at = 0; at < few.length; at++) {
    const first = few[at]!;
    if (first === 0) continue;
    for (let more = 0; more < many.length; more++) chances[at + more]! += first * many[more]!;
  }
  return { from: one.from + other.from, chances };
}

/** The chances of one, and `share` of the other's. */
export function mix(one: Row, other: Row, share: number): Row {
  if (one.chances.length === 0) return other;
  const from = Math.min(one.from, other.from);
  const to = Math.max(one.from + one.chances.length, other.from + other.chances.length);
  const chances = new Float64Array(to - from);
  chances.set(one.chances, one.from - from);
  const begin = other.from - from;
  for (let at = 0; at < other.chances.length; at++) chances[begin + at]! += other.chances[at]! * share;
  return { from, chances };
}

/** The chance of more than a line of quarters, with what is returned left out; of a quarter line, of both halves. */
export function shareAbove(row: Row, line: Quarters): number {
  const halves = line % 2 === 0 ? [line / 4] : [(line - 1) / 4, (line + 1) / 4];
  let [won, decided] = [0, 0];
  for (const half of halves) {
    const more = above(row, half);
    const least = Number.isInteger(half) ? above(row, half - 1) - more : 0;
    won += more;
    decided += 1 - least;
  }
  return decided === 0 ? 0.5 : won / decided;
}

/** The chance of an odd number. */
export function oddShare({ from, chances }: Row): number {
  return chances.reduce((sum, chance, at) => sum + ((from + at) & 1 ? chance : 0), 0);
}
