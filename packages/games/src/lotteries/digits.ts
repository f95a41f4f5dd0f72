/** Everything that can be drawn of some places, in their order: 10 digits in each, or of cars none twice. */
export function* rows(
  places: number,
  values: readonly number[],
  isOnce: boolean,
): Generator<readonly number[]> {
  if (places === 0) {
    yield [];
    return;
  }
  for (const value of values) {
    const left = isOnce ? values.filter(other => other !== value) : values;
    for (const rest of rows(places - 1, left, isOnce)) yield [value, ...rest];
  }
}

/**
 * Every result as far as it concerns these places (from 0): the others stay at -1, because no pick asks for them. Each
 * of what is left is equally likely.
 */
export function* placedRows(
  all: number,
  places: ReadonlySet<number>,
  values: readonly number[],
  isOnce: boolean,
): Generator<readonly number[]> {
  const order = [...places];
  for (const row of rows(order.length, values, isOnce)) {
    const result = new Array<number>(all).fill(-1);
    for (const [at, place] of order.entries()) result[place] = row[at]!;
    yield result;
  }
}

/** What a lottery draws. */
export interface DrawnEvent {
  readonly type: 'drawn';
  readonly numbers: readonly number[];
}

/** What a unit on each pick gets back when it wins, in hundredths, itself among them. */
export type PayTable = Readonly<Record<string, number>>;

/** The same payment for each of some picks. */
export const payEach = (pays: number, picks: readonly string[]): PayTable =>
  Object.fromEntries(picks.map(pick => [pick, pays]));

export const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
