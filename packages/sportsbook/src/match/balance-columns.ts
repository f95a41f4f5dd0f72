import { isHandicap, isOfGoalTimes } from '@lobby/betting';
import { isStacked, pricesPerRow } from '../price/market-layout.ts';
import type { OfferedCard } from './offered-cards.ts';

/** About how high a card is, in rows of prices: its head and its padding are two of them. */
function heightOf({ kind, period, lines }: OfferedCard): number {
  const rows = lines.map(({ market }) => Math.ceil(market.picks.length / pricesPerRow(market)));
  // A quarter of an hour stands above its row, and so does which goal is next.
  const legend = isOfGoalTimes({ kind, period }) ? 0.5 : 0;
  const rowHeight = legend + (isStacked({ kind, period }) ? 1.3 : 1);
  const namesOfSides = isHandicap(kind) ? 0.5 : 0;
  return 2 + namesOfSides + rowHeight * rows.reduce((sum, count) => sum + count, 0);
}

/**
 * Cards in two columns of nearly the same height, each in the order they came in: the best of all ways to part them.
 * Of ways that are as good, the one that has the first cards on the left.
 */
export function balanceColumns(
  cards: readonly OfferedCard[],
): readonly [left: readonly OfferedCard[], right: readonly OfferedCard[]] {
  const heights = cards.map(card => Math.round(heightOf(card) * 10));
  // What is on the right, by the height of the left: ways of the same height go on alike, so that the first is kept.
  let ways = new Map<number, readonly number[]>([[0, []]]);
  for (const [at, height] of heights.entries()) {
    const longer = new Map<number, readonly number[]>();
    for (const [left, right] of ways) {
      if (!longer.has(left + height)) longer.set(left + height, right);
      // The first card is on the left.
      if (at > 0 && !longer.has(left)) longer.set(left, [...right, at]);
    }
    ways = longer;
  }
  const total = heights.reduce((sum, height) => sum + height, 0);
  const [, best = []] = [...ways].reduce((one, other) => (hole(other) < hole(one) ? other : one));
  return [cards.filter((_, at) => !best.includes(at)), cards.filter((_, at) => best.includes(at))];

  function hole([left]: readonly [number, readonly number[]]): number {
    return Math.abs(total - 2 * left);
  }
}
