import type { MarketKind } from '@lobby/betting';
import type { MarketGroup } from './group-markets.ts';

/** How many prices of a kind stand side by side; two unless said here. */
const perRow: Partial<Record<MarketKind, number>> = { '1x2': 3, 'half-full': 3 };

/** About how high a card is, in rows of prices: its head and its padding are two of them. */
function heightOf({ kind, lines }: MarketGroup): number {
  const rows = lines.map(({ market }) => Math.ceil(market.picks.length / (perRow[kind] ?? 2)));
  const rowHeight = kind === '1x2' ? 1.3 : 1;
  const namesOfSides = kind === 'handicap' ? 0.5 : 0;
  return 2 + namesOfSides + rowHeight * rows.reduce((sum, count) => sum + count, 0);
}

/**
 * Cards in two columns of nearly the same height, each in the order they came in: the best of all ways to part them,
 * since there are few cards.
 */
export function balanceColumns(
  groups: readonly MarketGroup[],
): readonly [left: readonly MarketGroup[], right: readonly MarketGroup[]] {
  const heights = groups.map(heightOf);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const last = groups.length - 1;
  const isRight = (way: number, at: number) => Math.floor(way / 2 ** (last - at)) % 2 === 1;
  const leftOf = (way: number) =>
    heights.reduce((sum, height, at) => sum + (isRight(way, at) ? 0 : height), 0);
  // A way is a bit for each card. The first card is always on the left; of ways that are as good, the one that has the first cards there.
  let best = 0;
  for (let way = 0; way < 2 ** last; way += 1)
    if (Math.abs(total - 2 * leftOf(way)) < Math.abs(total - 2 * leftOf(best))) best = way;
  return [groups.filter((_, at) => !isRight(best, at)), groups.filter((_, at) => isRight(best, at))];
}
