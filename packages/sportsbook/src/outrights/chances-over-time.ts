/** A price of a runner from a moment on: decimal odds, empty while it was not sold. */
interface OddsPoint {
  /** ms. */
  readonly at: number;
  readonly odds: string;
}

/** How the chances of a runner went, by its decimal odds. */
export interface ChancesOverTime {
  /** The share of one that the price stands for, at equal steps of time; the oldest first. */
  readonly chances: readonly number[];
  readonly first: number;
  readonly last: number;
  readonly shortest: number;
  readonly longest: number;
}

const steps = 24;

/**
 * What the prices of a runner say about its chances. While it was not sold, its last price stays.
 * @param until the end of betting, ms.
 * @returns undefined as long as its price has not changed.
 */
export function chancesOverTime(
  points: readonly OddsPoint[],
  now: number,
  until: number,
): ChancesOverTime | undefined {
  const sold = points.flatMap(({ at, odds }) => (Number(odds) > 0 ? [{ at, odds: Number(odds) }] : []));
  const prices = sold.map(({ odds }) => odds);
  const [begin] = sold;
  const end = sold.at(-1);
  if (!begin || !end || new Set(prices).size < 2) return undefined;
  const last = Math.max(Math.min(now, until), end.at);
  const oddsAt = (time: number) => sold.findLast(({ at }) => at <= time)?.odds ?? begin.odds;
  const moments = Array.from({ length: steps }, (_, at) => begin.at + ((last - begin.at) * at) / (steps - 1));
  return {
    chances: moments.map(time => 1 / oddsAt(time)),
    first: begin.odds,
    last: end.odds,
    shortest: Math.min(...prices),
    longest: Math.max(...prices),
  };
}
