import type { Ratio } from '@lobby/money';
import type { Reel, SlotRules } from '../slots/rules.ts';

/** A slow model of a slot, which shares no code with the engine that it judges. */

/** What the best reading of a line pays. */
function linePays(symbols: readonly string[], { pays, wild, scatter }: SlotRules): number {
  const readings = Object.keys(pays).map(symbol => {
    let alike = 0;
    for (const each of symbols) {
      if (each === scatter?.symbol || (each !== symbol && each !== wild)) break;
      alike++;
    }
    // A symbol is read only where it is seen; wilds alone are the wild's own.
    const isSeen = symbols.slice(0, alike).includes(symbol);
    return isSeen ? (pays[symbol]![alike - 1] ?? 0) : 0;
  });
  const first = symbols.find(each => each !== wild);
  const ofWilds = Object.keys(pays).indexOf(wild ?? '');
  const own = first === undefined ? -1 : Object.keys(pays).indexOf(first);
  const leading = symbols.findIndex(each => each !== wild);
  const wilds = leading === -1 ? symbols.length : leading;
  const byWild = ofWilds === -1 || wilds === 0 ? 0 : (pays[wild!]![wilds - 1] ?? 0);
  return Math.max(own === -1 ? 0 : readings[own]!, byWild);
}

/** Every combination of one of each list. */
function* combinations<Item>(lists: readonly (readonly Item[])[]): Generator<readonly Item[]> {
  const [first, ...others] = lists;
  if (first === undefined) return yield [];
  for (const item of first) for (const rest of combinations(others)) yield [item, ...rest];
}

/** The lines' share of the return by symbol counts: every row of a reel shows each of its symbols equally often. */
export function lineReturn(rules: SlotRules): Ratio {
  const counts = rules.reels.map(reel => [...new Set(reel)].map(symbol => symbol));
  let sum = 0n;
  for (const symbols of combinations(counts)) {
    const pays = linePays(symbols, rules);
    if (pays === 0) continue;
    const ways = symbols.reduce(
      (product, symbol, at) => product * rules.reels[at]!.filter(each => each === symbol).length,
      1,
    );
    sum += BigInt(pays * rules.lines.length) * BigInt(ways);
  }
  return { n: sum, d: 100n * rules.reels.reduce((product, reel) => product * BigInt(reel.length), 1n) };
}

interface Spin {
  readonly lines: number;
  readonly scatters: number;
}

function spinsOf(rules: SlotRules, reels: readonly Reel[]): Spin[] {
  const stops = reels.map(reel => reel.map((_, stop) => stop));
  return [...combinations(stops)].map(at => {
    const seen = (reel: number, row: number) => reels[reel]![(at[reel]! + row) % reels[reel]!.length]!;
    const lines = rules.lines.map(rows =>
      linePays(
        rows.map((row, reel) => seen(reel, row)),
        rules,
      ),
    );
    const all = reels.flatMap((_, reel) => Array.from({ length: rules.rows }, (__, row) => seen(reel, row)));
    return {
      lines: lines.reduce((sum, pays) => sum + pays, 0),
      scatters: all.filter(symbol => symbol === rules.scatter?.symbol).length,
    };
  });
}

/** Plays every round that is possible, free spins and all. Rounds with fewer free spins weigh as many as they leave. */
export function enumerateSlot(rules: SlotRules) {
  const { scatter, freeSpins } = rules;
  const free = freeSpins ? spinsOf({ ...rules, scatter: undefined }, freeSpins.reels) : [];
  const most = Math.max(0, ...(freeSpins ? (scatter?.spins ?? []) : []));
  const rounds: { pays: number; largest: number; weight: number }[] = [];
  for (const { lines, scatters } of spinsOf(rules, rules.reels)) {
    const first = lines + (scatter?.pays[scatters - 1] ?? 0);
    const spins = freeSpins ? (scatter?.spins[scatters - 1] ?? 0) : 0;
    const weight = new Array(most - spins).fill(free.length).reduce((product, each) => product * each, 1);
    for (const played of combinations(new Array<Spin[]>(spins).fill(free))) {
      const each = played.map(spin => spin.lines * (freeSpins?.times ?? 1));
      const pays = each.reduce((sum, one) => sum + one, first);
      rounds.push({ pays, largest: Math.max(first, ...each), weight });
    }
  }
  const sum = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.reduce((so, round) => so + BigInt(of(round) * round.weight), 0n);
  const [all, paid, squares] = [sum(() => 1), sum(({ pays }) => pays), sum(({ pays }) => pays * pays)];
  const multiplier = rounds.reduce((so, { largest }) => Math.max(so, largest), 0);
  return {
    return: { n: paid, d: all * 100n },
    hit: { n: sum(({ pays }) => (pays > 0 ? 1 : 0)), d: all },
    variance: { n: squares * all - paid * paid, d: all * all * 10_000n },
    top: { multiplier, chance: { n: sum(({ largest }) => (largest === multiplier ? 1 : 0)), d: all } },
  };
}
