import type { MarketKind } from '@lobby/betting';

/** How many prices of a kind stand side by side; two unless said here. */
const perRow: Partial<Record<MarketKind, number>> = { '1x2': 3, 'half-full': 3, 'double-chance': 3 };

/** Prices with a team in their name, which stands above the price and may need two lines. */
const stacked: ReadonlySet<MarketKind> = new Set([
  '1x2',
  'double-chance',
  'draw-no-bet',
  'clean-sheet',
  'win-to-nil',
  'winning-margin',
]);

export const pricesPerRow = (kind: MarketKind): number => perRow[kind] ?? 2;

/** Whether the name of a pick stands above its price. */
export const isStacked = (kind: MarketKind): boolean => stacked.has(kind);
