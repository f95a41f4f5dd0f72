import { addRatio, type Ratio } from '@lobby/money';
import { type Exact, type Moments, momentsOf, reduced } from '../game/exact.ts';
import type { SlotRules } from './rules.ts';
import { type SpinWays, spinWays } from './ways.ts';

/** The return of a slot by what pays it, as shares of the stake. */
export interface SlotReturn {
  readonly lines: Ratio;
  readonly scatter: Ratio;
  readonly freeSpins: Ratio;
  /** Comes back through a pool that the server keeps; not in `Exact.return`. */
  readonly jackpot: Ratio;
}

/** The largest award of one spin, and the chance that a round has a spin that pays it. */
export interface TopAward {
  /** Hundredths of the stake. */
  readonly multiplier: number;
  readonly chance: Ratio;
}

/** What the figures of a slot are made of, counted once. */
export interface SlotCount {
  readonly exact: Exact;
  readonly split: SlotReturn;
  readonly top: TopAward;
}

const none: Moments = { draws: 1n, paying: 0n, sum: 0n, squares: 0n };

/** Counts all stops of all reels; sums are exact. Takes some tenths of a second for five reels. */
export function countSlot(rules: SlotRules): SlotCount {
  const base = spinWays(rules, rules.reels);
  const free = rules.freeSpins && spinWays({ ...rules, scatter: undefined }, rules.freeSpins.reels);
  const times = BigInt(rules.freeSpins?.times ?? 1);
  const plain = free === undefined ? none : momentsOf(bigWays(free[0]!));
  const each = { ...plain, sum: plain.sum * times, squares: plain.squares * times * times };
  const byScatters = base.map((ways, count) => ({
    lines: momentsOf(bigWays(ways)),
    all: momentsOf(bigWays(ways, rules.scatter?.pays[count - 1] ?? 0)),
    spins: rules.freeSpins ? (rules.scatter?.spins[count - 1] ?? 0) : 0,
  }));
  const draws = total(byScatters.map(({ all }) => all.draws));
  const [one, square] = [draws * each.draws, draws * each.draws * each.draws];

  const lines = total(byScatters.map(part => part.lines.sum)) * each.draws;
  const scattered = total(byScatters.map(part => part.all.sum)) * each.draws - lines;
  const freely = total(byScatters.map(({ all, spins }) => all.draws * BigInt(spins))) * each.sum;
  const sum = lines + scattered + freely;
  const squares = total(
    byScatters.map(({ all, spins }) => {
      const count = BigInt(spins);
      const square = each.sum * each.sum;
      return (
        all.squares * each.draws * each.draws +
        2n * all.sum * count * each.sum * each.draws +
        all.draws * count * (each.squares * each.draws - square + count * square)
      );
    }),
  );
  const mean = { n: sum, d: one };
  return {
    exact: {
      return: reduced(sum, one * 100n),
      hit: chanceOf(byScatters, draws, each.draws - each.paying, each.draws, ({ all }) => all.paying),
      variance: variance({ n: squares, d: square }, mean),
    },
    split: {
      lines: reduced(lines, one * 100n),
      scatter: reduced(scattered, one * 100n),
      freeSpins: reduced(freely, one * 100n),
      jackpot: reduced(BigInt(rules.jackpot?.share ?? 0), 10_000n),
    },
    top: topAward(rules, base, free?.[0], byScatters),
  };
}

/** Payments are hundredths of the stake; the result is in squares of the stake. */
function variance(meanSquare: Ratio, mean: Ratio): Ratio {
  const difference = addRatio(meanSquare, { n: -mean.n * mean.n, d: mean.d * mean.d });
  return reduced(difference.n, difference.d * 10_000n);
}

interface ByScatters {
  readonly all: Moments;
  readonly spins: number;
}

/** The chance that the first spin, or one of the free spins that it brings, has what `having` and the free draws count. */
function chanceOf<Part extends ByScatters>(
  parts: readonly Part[],
  draws: bigint,
  freeWithout: bigint,
  freeDraws: bigint,
  having: (part: Part, scatters: number) => bigint,
): Ratio {
  const most = Math.max(...parts.map(({ spins }) => spins));
  const without = parts.map(
    (part, count) =>
      (part.all.draws - having(part, count)) *
      power(freeWithout, part.spins) *
      power(freeDraws, most - part.spins),
  );
  const all = draws * power(freeDraws, most);
  return reduced(all - total(without), all);
}

function topAward(
  { scatter, freeSpins }: SlotRules,
  base: SpinWays,
  free: ReadonlyMap<number, number> | undefined,
  parts: readonly ByScatters[],
): TopAward {
  const times = freeSpins?.times ?? 1;
  const paid = (lines: number, count: number) => lines + (scatter?.pays[count - 1] ?? 0);
  const freePays = [...(free?.keys() ?? [])].map(pays => pays * times);
  const multiplier = Math.max(
    ...base.flatMap((ways, count) => [...ways.keys()].map(lines => paid(lines, count))),
    ...freePays,
  );
  const freeDraws = free ? total([...free.values()].map(BigInt)) : 1n;
  const freeTop = BigInt(free?.get(multiplier / times) ?? 0);
  const chance = chanceOf(
    parts,
    total(parts.map(({ all }) => all.draws)),
    freeDraws - freeTop,
    freeDraws,
    (_, count) => BigInt(base[count]!.get(multiplier - paid(0, count)) ?? 0),
  );
  return { multiplier, chance };
}

function bigWays(ways: ReadonlyMap<number, number>, more = 0): ReadonlyMap<number, bigint> {
  return new Map([...ways].map(([pays, count]) => [pays + more, BigInt(count)]));
}

const total = (numbers: readonly bigint[]) => numbers.reduce((sum, each) => sum + each, 0n);

const power = (base: bigint, exponent: number): bigint =>
  new Array(exponent).fill(base).reduce((so, each) => so * each, 1n);
