import { bigPowerOfTen, compareRatio, type Ratio } from '@lobby/money';

/** What a game returns in the long run, as exact fractions of the stake. */
export interface Exact {
  /** Share of the stake that comes back on average; a shared jackpot is not in it. */
  readonly return: Ratio;
  /** Chance that a round pays anything. */
  readonly hit: Ratio;
  /** Mean square of the distance from the return: the square of σ. */
  readonly variance: Ratio;
}

/** How often each payment comes: hundredths of the stake, and the number of equally likely draws that pay them. */
export type Ways = ReadonlyMap<number, bigint>;

/** The sums over all draws from which everything else follows. */
export interface Moments {
  readonly draws: bigint;
  readonly paying: bigint;
  /** Σ ways × payment, in hundredths. */
  readonly sum: bigint;
  /** Σ ways × payment². */
  readonly squares: bigint;
}

export function momentsOf(ways: Ways): Moments {
  let [draws, paying, sum, squares] = [0n, 0n, 0n, 0n];
  for (const [pays, count] of ways) {
    draws += count;
    if (pays > 0) paying += count;
    sum += BigInt(pays) * count;
    squares += BigInt(pays) * BigInt(pays) * count;
  }
  return { draws, paying, sum, squares };
}

/** The figures of a game whose draws are equally likely, when a round stakes this many units. */
export function exactOf(ways: Ways, units = 1): Exact {
  const { draws, paying, sum, squares } = momentsOf(ways);
  const staked = 100n * BigInt(units);
  return {
    return: reduced(sum, draws * staked),
    hit: reduced(paying, draws),
    variance: reduced(squares * draws - sum * sum, draws * draws * staked * staked),
  };
}

/** n/d in lowest terms: sums over millions of draws stay short. */
export function reduced(n: bigint, d: bigint): Ratio {
  if (n === 0n) return { n, d: 1n };
  // Their odd parts alone: most denominators are powers of ten, and twice as long.
  let [x, y] = [(n < 0n ? -n : n) / powerOfTwoIn(n), d / powerOfTwoIn(d)];
  while (y) [x, y] = [y, x % y];
  const common = x * powerOfTwoIn(n | d);
  return { n: n / common, d: d / common };
}

const powerOfTwoIn = (value: bigint) => value & -value;

/** The square root in units of 10^-decimals, cut off; √ of a fraction without a float. */
export function rootOf({ n, d }: Ratio, decimals: number): bigint {
  const square = (n * bigPowerOfTen(2 * decimals)) / d;
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.floor(square.toString(2).length / 2) + 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** Upper ends of σ, in stakes, of the grades 1 to 4. */
const grades: readonly Ratio[] = [3n, 5n, 8n, 12n].map(n => ({ n, d: 1n }));

/** How far rounds swing, from 1 (often and little) to 5 (seldom and much), by σ. */
export function volatilityOf({ variance }: Exact): 1 | 2 | 3 | 4 | 5 {
  const above = grades.filter(({ n }) => compareRatio(variance, { n: n * n, d: 1n }) >= 0).length;
  return ([1, 2, 3, 4, 5] as const)[above] ?? 5;
}
