import type { MarketKind } from '@lobby/betting';

/** What the house keeps of a book at most, as a share of what is returned. */
interface StatedMargin {
  readonly pre: number;
  readonly live: number;
}

/**
 * The most that the prices of a market as they are shown keep (docs/rules.md#margins-of-football). Of a clean sheet and
 * a win to nil nothing is stated: both of their picks may win, or none.
 */
export const statedMargins = {
  handicap: { pre: 0.04, live: 0.05 },
  total: { pre: 0.04, live: 0.05 },
  '1x2': { pre: 0.075, live: 0.095 },
  'double-chance': { pre: 0.07, live: 0.09 },
  'draw-no-bet': { pre: 0.1, live: 0.13 },
  'odd-even': { pre: 0.055, live: 0.07 },
  'home-total': { pre: 0.075, live: 0.1 },
  'away-total': { pre: 0.075, live: 0.1 },
  'both-score': { pre: 0.075, live: 0.09 },
  'total-goals': { pre: 0.115, live: 0.115 },
  'correct-score': { pre: 0.15, live: 0.15 },
  'winning-margin': { pre: 0.175, live: 0.175 },
  'half-full': { pre: 0.175, live: 0.175 },
} as const satisfies Readonly<Partial<Record<MarketKind, StatedMargin>>>;
