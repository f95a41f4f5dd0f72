import { intervalOf, type Market, type MarketKind, type MarketPick } from '@lobby/betting';
import { type SportCode, type SportPlay, sports } from '@lobby/sports';

/** How many prices of a kind stand side by side; two unless said here. */
const perRow: Partial<Record<MarketKind, number>> = {
  '1x2': 3,
  'half-full': 3,
  'double-chance': 3,
  'next-goal': 3,
  'most-goals-half': 3,
};

/** Prices with a team in their name, which stands above the price and may need two lines. */
const stacked: ReadonlySet<MarketKind> = new Set([
  '1x2',
  'double-chance',
  'draw-no-bet',
  'clean-sheet',
  'win-to-nil',
  'winning-margin',
  'set-winner',
  'next-goal',
  'score-both-halves',
  'win-either-half',
  'win-both-halves',
]);

/** The picks of a market in a sport: without the draw where a match is played on until one side leads. */
export function picksOf({ kind, period, picks }: Market, sport: SportCode): readonly MarketPick[] {
  const { mayEndLevel, halfMayEndLevel = mayEndLevel }: SportPlay = sports[sport].play;
  const hasDraw = period === 'half' ? halfMayEndLevel : mayEndLevel;
  return kind === '1x2' && !hasDraw ? picks.filter(({ pick }) => pick !== 'N') : picks;
}

/** Of a score of sets, a row for each winner. */
export const pricesPerRow = ({ kind, bestOf }: Market): number =>
  bestOf ? (bestOf + 1) / 2 : (perRow[kind] ?? 2);

/** Whether the name of a pick stands above its price; those of a quarter of an hour say the side. */
export const isStacked = ({ kind, period }: Pick<Market, 'kind' | 'period'>): boolean =>
  stacked.has(kind) && intervalOf(period) === undefined;
