import { type MarketKind, markets, type Period } from '@lobby/betting';
import { expect, it } from 'vitest';
import { balanceColumns } from './balance-columns.ts';
import type { OfferedCard } from './offered-cards.ts';

/** A card with so many lines of a market. */
function card(kind: MarketKind, period: Period, count = 1): OfferedCard {
  const market = markets.find(row => row.kind === kind && row.period === period);
  if (!market) throw new Error(`no ${kind}`);
  const lines = Array.from({ length: count }, (_, at) => ({ gid: String(at), market }));
  return { id: `${kind}-${period}`, kind, period, lines };
}

const idsOf = (columns: ReturnType<typeof balanceColumns>) =>
  columns.map(column => column.map(({ id }) => id));

it('parts the cards of a match before its kick-off into columns of one height, the first of two alike on the left', () => {
  const main = [
    card('handicap', 'full', 3),
    card('handicap', 'half'),
    card('total', 'full', 3),
    card('total', 'half'),
    card('1x2', 'full'),
    card('1x2', 'half'),
  ];
  expect(idsOf(balanceColumns(main))).toEqual([
    ['handicap-full', 'total-half', '1x2-full'],
    ['handicap-half', 'total-full', '1x2-half'],
  ]);
});

it('has the larger of two in the left column when they come in that order', () => {
  expect(idsOf(balanceColumns([card('total', 'full', 3), card('1x2', 'full')]))).toEqual([
    ['total-full'],
    ['1x2-full'],
  ]);
});

it('leaves one card, or none, on the left', () => {
  expect(idsOf(balanceColumns([card('odd-even', 'full')]))).toEqual([['odd-even-full'], []]);
  expect(idsOf(balanceColumns([]))).toEqual([[], []]);
});

it('parts forty cards, of which no one could look at every way', () => {
  const forty = Array.from({ length: 40 }, (_, at) => card('total', 'full', 1 + (at % 5)));
  const [left, right] = balanceColumns(forty);
  const rowsOf = (column: readonly OfferedCard[]) =>
    column.reduce((sum, { lines }) => sum + 2 + lines.length, 0);
  expect(left.length + right.length).toBe(40);
  expect(Math.abs(rowsOf(left) - rowsOf(right))).toBeLessThanOrEqual(1);
});
