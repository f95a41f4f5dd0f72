import { SLIP_LIMIT } from '@lobby/sports';

/** One way to combine legs: which sizes of combinations of them are bet on, all at one unit stake. */
export interface SystemType {
  /** Unique: "3:2,3" is the twos and the three of three legs. */
  readonly id: string;
  readonly legs: number;
  /** Legs per combination, ascending. */
  readonly sizes: readonly number[];
  readonly combinations: number;
  /** The field's name, "3串4", where it means exactly these sizes. */
  readonly name?: string;
}

export type TicketKind = 'single' | 'series' | 'system';

/** Most combinations of one ticket. */
export const maxCombinations = 10_000;

/**
 * Sizes that have a name in the field, by number of legs, besides the series and the full covers.
 * Listed, not computed: the number of combinations does not say the sizes. 5串10 is the doubles; the triples, ten too,
 * have no name.
 */
const namedSizes: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [[2]],
  4: [[2], [3], [3, 4]],
  5: [[2], [4], [4, 5], [3, 4, 5], [2, 3]],
  6: [[2], [3], [5], [5, 6], [4, 5, 6], [2, 3], [3, 4, 5, 6], [2, 3, 4]],
  7: [[4], [5], [6], [6, 7]],
  8: [[4], [5], [6], [7], [7, 8]],
};

/**
 * What can be made of so many legs, in the order it is shown: the series, systems of one size, named systems of
 * several sizes, full covers without and with singles. Each set of sizes once. Throws RangeError for other than two
 * to ten legs.
 */
export function systemTypes(legs: number): readonly SystemType[] {
  if (!Number.isInteger(legs) || legs < 2 || legs > SLIP_LIMIT) {
    throw new RangeError(`Two to ${SLIP_LIMIT} legs are combined, not ${legs}.`);
  }
  const sets = [
    [legs],
    ...range(2, legs - 1).map(size => [size]),
    ...(namedSizes[legs] ?? []).filter(sizes => sizes.length > 1),
    range(2, legs),
    range(1, legs),
  ];
  const types = sets.map(sizes => describe(legs, sizes));
  return [...new Map(types.map(type => [type.id, type])).values()];
}

/** The system of these sizes, also of sizes no list offers. Undefined when they are no sizes of so many legs. */
export function systemOf(legs: number, sizes: readonly number[]): SystemType | undefined {
  return areSizes(legs, sizes) ? describe(legs, ascending(sizes)) : undefined;
}

/** On how many combinations the unit is staked. Throws RangeError when they are no sizes of so many legs. */
export function combinationCount(legs: number, sizes: readonly number[]): number {
  checkSizes(legs, sizes);
  return sizes.reduce((sum, size) => sum + choose(legs, size), 0);
}

/** One leg is a single, one combination of all legs a series. Throws RangeError as `combinationCount` does. */
export function kindOfTicket(legs: number, sizes: readonly number[]): TicketKind {
  checkSizes(legs, sizes);
  if (legs === 1) return 'single';
  return sizes.length === 1 && sizes[0] === legs ? 'series' : 'system';
}

/** Reads "3,2" as [2, 3]. Undefined when the text is not sizes of so many legs. */
export function parseSizes(text: string, legs: number): readonly number[] | undefined {
  const parts = text.split(',');
  if (!parts.every(part => /^\d{1,2}$/.test(part))) return undefined;
  const sizes = ascending(parts.map(Number));
  return areSizes(legs, sizes) ? sizes : undefined;
}

/** Writes sizes as they travel, ascending: "2,3". */
export function printSizes(sizes: readonly number[]): string {
  return ascending(sizes).join(',');
}

/** Throws RangeError when the sizes are none, repeated, or no number of legs from one to all of them. */
export function checkSizes(legs: number, sizes: readonly number[]): void {
  if (areSizes(legs, sizes)) return;
  throw new RangeError(`[${sizes.join(', ')}] are not sizes of combinations of ${legs} legs.`);
}

function areSizes(legs: number, sizes: readonly number[]): boolean {
  // One bit for each size seen: this is asked on every key typed into a stake.
  let seen = 0;
  for (const size of sizes) {
    if (!Number.isInteger(size) || size < 1 || size > legs || seen & (1 << size)) return false;
    seen |= 1 << size;
  }
  return seen !== 0 && legs <= SLIP_LIMIT;
}

function describe(legs: number, sizes: readonly number[]): SystemType {
  const combinations = combinationCount(legs, sizes);
  const type = { id: `${legs}:${printSizes(sizes)}`, legs, sizes, combinations };
  return isNamed(legs, sizes) ? { ...type, name: `${legs}串${combinations}` } : type;
}

function isNamed(legs: number, sizes: readonly number[]): boolean {
  const [first = 0] = sizes;
  const isSeries = legs > 1 && first === legs;
  const isFullCover = legs > 1 && first <= 2 && sizes.length === legs - first + 1;
  const text = printSizes(sizes);
  return isSeries || isFullCover || Boolean(namedSizes[legs]?.some(named => printSizes(named) === text));
}

function choose(legs: number, size: number): number {
  let ways = 1;
  for (let taken = 0; taken < size; taken += 1) ways = (ways * (legs - taken)) / (taken + 1);
  return ways;
}

function ascending(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
