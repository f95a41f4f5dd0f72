import { type GradedSelection, gradeMarket, type MatchResult, markets, parseLine } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { above, meanOf } from '../points/row.ts';
import { countMatch, countMoment } from '../testing/count-moments.ts';
import { countBooks } from './count-book.ts';
import { countModel } from './count-model.ts';
import { priceCounts } from './count-prices.ts';
import { spreadRow } from './count-rows.ts';

const grade = ({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) =>
  gradeMarket(selection, result);
const models = {
  corners: countModel('corners', ['handicap', 'total', '1x2', 'odd-even'], grade),
  cards: countModel('cards', ['handicap', 'total', 'odd-even'], grade),
} as const;
const marketOf = (wtype: string) => markets.find(market => market.wtype === wtype)!;

describe('chances of a number that comes with a mean', () => {
  it('are those of Poisson where nothing brings the next, worked out by hand', () => {
    const { chances } = spreadRow(2.5, 1);
    expect([0, 1, 2, 3].map(n => Number(chances[n]!.toFixed(4)))).toEqual([0.0821, 0.2052, 0.2565, 0.2138]);
  });

  it('have the mean and the variance that are asked for', () => {
    const row = spreadRow(5, 1.25);
    const mean = meanOf(row);
    const variance = row.chances.reduce((sum, chance, n) => sum + chance * (n - mean) ** 2, 0);
    expect(mean).toBeCloseTo(5, 6);
    expect(variance).toBeCloseTo(6.25, 5);
    expect(above(row, -1)).toBeCloseTo(1, 8);
  });
});

describe.each(['corners', 'cards'] as const)('a board of %s', counts => {
  const model = models[counts];
  const { open } = countBooks(counts);
  const match = countMatch(3, counts);
  const before = countMoment(match, -60);

  it('expects before the match what its fixture says, and what was counted in the end', () => {
    const { full } = open(match, before);
    expect(meanOf(full.chances.total)).toBeCloseTo(match.expected[0] + match.expected[1], 4);
    expect(meanOf(full.chances.lead)).toBeCloseTo(match.expected[0] - match.expected[1], 4);
    const after = open(match, countMoment(match, 140));
    expect(meanOf(after.full.chances.total)).toBe(match.end.full[0] + match.end.full[1]);
  });

  it('shows each line beside the main one, and over is the less likely the higher it is', () => {
    const board = model.boardOf(match, before, 'all');
    expect(Object.keys(board)).toEqual(
      expect.arrayContaining(['ior_RH', 'ior_OUC', 'ior_AOUO', 'ior_BRH', 'ior_HRH', 'ior_HOUC', 'ior_EOO']),
    );
    for (const [field, ratio] of Object.entries(board).filter(([name]) => name.includes('ratio')))
      expect(parseLine(ratio), field).toBeDefined();
    const { calm, chances } = open(match, before).full;
    let last = 1;
    for (let line = calm.total.from; line < calm.total.from + 20; line++) {
      const over = above(chances.total, line + 0.5);
      expect(over).toBeLessThan(last);
      last = over;
    }
  });

  it('sells the first half until it ends, and nothing in the last minutes', () => {
    const isSold = (wtype: string, minutes: number) =>
      model.isOffered(marketOf(wtype), countMoment(match, minutes));
    expect([isSold('HROU', 30), isSold('HROU', 44.5), isSold('ROU', 44.5)]).toEqual([true, false, true]);
    const over = Array.from({ length: 8 }, (_, more) => countMoment(match, 105 + more)).find(
      ({ state }) => state.clock > 89 * 60,
    )!;
    expect(model.isOffered(marketOf('ROU'), over)).toBe(false);
  });

  it('prices a bet on the line it was taken on, and no other kind of market', () => {
    const moment = countMoment(match, -60);
    const book = open(match, moment);
    expect(priceCounts(marketOf('OU'), book, moment, 4 * 3 + 2).line).toBe(14);
    expect(() => priceCounts(marketOf('PD'), book, moment)).toThrow(RangeError);
  });
});
