import { lineMachine } from './lines.ts';
import { seenAt } from './play.ts';
import type { Reel, SlotRules } from './rules.ts';

/**
 * How many stops of all reels show a number of scatters and pay a sum of lines, by both. Counts of five reels of 25 stay
 * below 2^53, so they are exact.
 */
export type SpinWays = readonly ReadonlyMap<number, number>[];

interface Stop {
  /** The number of the symbol in each row. */
  readonly rows: readonly number[];
  readonly scatters: number;
}

/** Counts every stop of every reel: reels are read from the left, and a branch ends where no line can win any more. */
export function spinWays(rules: SlotRules, reels: readonly Reel[]): SpinWays {
  const { lines, rows, scatter } = rules;
  const machine = lineMachine(rules);
  const stops = reels.map(each =>
    each.map((_, stop): Stop => {
      const seen = seenAt(each, stop, rows);
      return {
        rows: seen.map(symbol => machine.numbers.get(symbol)!),
        scatters: seen.filter(symbol => symbol === scatter?.symbol).length,
      };
    }),
  );
  const rest = scatterWays(stops);
  const ways: Map<number, number>[] = rest[0]!.map(() => new Map());
  const add = (scatters: number, pays: number, count: number) =>
    ways[scatters]!.set(pays, (ways[scatters]!.get(pays) ?? 0) + count);

  const visit = (
    at: number,
    open: readonly number[],
    states: readonly number[],
    paid: number,
    seen: number,
  ) => {
    if (open.length === 0) {
      for (const [more, count] of rest[at]!.entries()) if (count > 0) add(seen + more, paid, count);
      return;
    }
    for (const stop of stops[at]!) {
      let pays = paid;
      const [openAfter, after]: [number[], number[]] = [[], []];
      for (let line = 0; line < open.length; line++) {
        const state = machine.next(states[line]!, stop.rows[lines[open[line]!]![at]!]!);
        if (machine.isOpen(state)) {
          openAfter.push(open[line]!);
          after.push(state);
        } else {
          pays += machine.win(state)?.pays ?? 0;
        }
      }
      visit(at + 1, openAfter, after, pays, seen + stop.scatters);
    }
  };
  const all = lines.map((_, line) => line);
  visit(
    0,
    all,
    all.map(() => 0),
    0,
    0,
  );
  return ways;
}

/** For the reels from each on: in how many ways they show 0, 1, 2 … scatters. */
function scatterWays(stops: readonly (readonly Stop[])[]): number[][] {
  const rest: number[][] = [[1]];
  for (const each of [...stops].reverse()) {
    const after = rest[0]!;
    const most = Math.max(...each.map(({ scatters }) => scatters));
    const counts = new Array<number>(after.length + most).fill(0);
    for (const { scatters } of each) {
      after.forEach((count, more) => {
        counts[scatters + more]! += count;
      });
    }
    rest.unshift(counts);
  }
  return rest;
}
