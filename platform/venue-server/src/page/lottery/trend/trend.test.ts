import { describe, expect, it } from 'vitest';
import { lotteryWords } from '../words/words.ts';
import { type PastDraw, type TrendRow, trendRows, trendViews } from './trend.ts';

const words = lotteryWords('zh-CN');
/** @param rows the numbers of each draw, the newest first. */
const draws = (...rows: readonly (readonly number[])[]): readonly PastDraw[] =>
  rows.map((numbers, at) => ({ number: String(rows.length - at), numbers }));
/** A cell as it is read: "x" for drawn, otherwise the draws since. */
const read = ({ cells }: TrendRow) => cells.map(cell => (cell.isHit ? 'x' : String(cell.misses))).join(' ');

describe('a table of past draws', () => {
  it('counts for each digit how many draws ago it came, and begins anew where it comes', () => {
    const [first] = trendViews('five-digits', words);
    const rows = trendRows(draws([3, 0, 0, 0, 0], [1, 0, 0, 0, 0], [3, 0, 0, 0, 0]), first!);
    expect(rows.map(({ number }) => number)).toEqual(['3', '2', '1']);
    expect(rows.map(read)).toEqual(['3 1 3 x 3 3 3 3 3 3', '2 x 2 1 2 2 2 2 2 2', '1 1 1 x 1 1 1 1 1 1']);
  });

  it('reads the place that was chosen alone', () => {
    const views = trendViews('ten-cars', words);
    const [row] = trendRows(draws([10, 4, 6, 3, 5, 2, 9, 8, 7, 1]), views[9]!);
    expect([views[9]?.name, row?.value, read(row!)]).toEqual(['第十名', 1, 'x 1 1 1 1 1 1 1 1 1']);
  });

  it('marks halves by the rules of each game', () => {
    const mark = ({ isBig, isOdd }: TrendRow) => [isBig, isOdd];
    const [dice] = trendViews('three-dice', words);
    const [digit] = trendViews('five-digits', words);
    const cars = trendViews('ten-cars', words);
    expect(trendRows(draws([4, 5, 2], [4, 4, 2]), dice!).map(mark)).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(trendRows(draws([5, 0, 0, 0, 0], [4, 0, 0, 0, 0]), digit!).map(mark)).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(trendRows(draws([6, 1], [5, 1]), cars[0]!).map(mark)).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(trendRows(draws([10, 2], [10, 1]), cars[10]!).map(mark)).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('gives three equal dice neither half', () => {
    const [dice] = trendViews('three-dice', words);
    expect(trendRows(draws([6, 6, 6], [1, 1, 1]), dice!).map(({ isBig }) => isBig)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each(['three-dice', 'five-digits', 'ten-cars'] as const)(
    'of %s has one hit in every row, whatever was drawn',
    kind => {
      const drawn =
        kind === 'three-dice'
          ? [
              [1, 1, 1],
              [6, 6, 6],
              [2, 3, 5],
            ]
          : [
              [9, 1, 2, 3, 4],
              [1, 9, 8, 7, 6],
            ];
      const whole = kind === 'ten-cars' ? [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1]] : drawn;
      for (const view of trendViews(kind, words)) {
        for (const row of trendRows(draws(...whole), view)) {
          expect(row.cells.filter(({ isHit }) => isHit)).toHaveLength(1);
        }
      }
    },
  );

  it('of no draw has no row', () => {
    expect(trendRows([], trendViews('three-dice', words)[0]!)).toEqual([]);
  });
});
