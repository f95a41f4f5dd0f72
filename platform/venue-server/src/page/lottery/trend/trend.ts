import { range } from '../boards/board.ts';
import type { LotteryKind } from '../boards/boards.ts';
import type { LotteryWords } from '../words/words.ts';

/** A draw as far as a table of past draws needs it. */
export interface PastDraw {
  readonly number: string;
  readonly numbers: readonly number[];
}

/** What a table shows of each draw: one number, out of those that it can be. */
export interface TrendView {
  readonly name: string;
  readonly values: readonly number[];
  valueOf(numbers: readonly number[]): number;
  /** Where the upper half begins. */
  readonly big: number;
  /** Whether neither half holds for it, as for three equal dice. */
  isNeither?(numbers: readonly number[]): boolean;
}

/** A cell: the number was drawn, or how many draws ago it was, among those of the table. */
export type TrendCell = { readonly isHit: true } | { readonly isHit: false; readonly misses: number };

export interface TrendRow {
  readonly number: string;
  readonly value: number;
  readonly cells: readonly TrendCell[];
  /** Undefined where neither half holds. */
  readonly isBig: boolean | undefined;
  readonly isOdd: boolean;
}

/** The rows of a table, the newest draw first. @param draws the newest first. */
export function trendRows(draws: readonly PastDraw[], view: TrendView): readonly TrendRow[] {
  const misses = new Map(view.values.map(value => [value, 0]));
  const rows = [...draws].reverse().map(({ number, numbers }): TrendRow => {
    const drawn = view.valueOf(numbers);
    const cells = view.values.map((value): TrendCell => {
      if (value === drawn) {
        misses.set(value, 0);
        return { isHit: true };
      }
      const since = (misses.get(value) ?? 0) + 1;
      misses.set(value, since);
      return { isHit: false, misses: since };
    });
    const isBig = view.isNeither?.(numbers) ? undefined : drawn >= view.big;
    return { number, value: drawn, cells, isBig, isOdd: drawn % 2 === 1 };
  });
  return rows.reverse();
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** What may be shown of the draws of a game. */
export function trendViews(kind: LotteryKind, { names }: LotteryWords): readonly TrendView[] {
  const place = (values: readonly number[], big: number) => (name: string, at: number) => ({
    ...{ name, values, big },
    valueOf: (numbers: readonly number[]) => numbers[at] ?? Number.NaN,
  });
  switch (kind) {
    case 'three-dice':
      return [
        {
          ...{ name: names.sum, values: range(3, 18), valueOf: sum, big: 11 },
          isNeither: numbers => new Set(numbers).size === 1,
        },
      ];
    case 'five-digits':
      return names.positions.map(place(range(0, 9), 5));
    case 'ten-cars':
      return [
        ...names.ranks.map(place(range(1, 10), 6)),
        {
          ...{ name: names.topTwo, values: range(3, 19), big: 12 },
          valueOf: numbers => sum(numbers.slice(0, 2)),
        },
      ];
  }
}
