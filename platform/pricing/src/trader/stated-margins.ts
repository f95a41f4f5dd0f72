import type { MarketKind } from '@lobby/betting';

/** What the house keeps of a book at most, as a share of what is returned. */
interface StatedMargin {
  readonly pre: number;
  readonly live: number;
}

/** By kind of market. One of a part is named with it where that is stated apart from the whole: `1x2-half`. */
export type StatedMargins = Readonly<
  Partial<
    Record<MarketKind | `${'handicap' | 'total' | '1x2'}-${'half' | 'interval'}` | 'champion', StatedMargin>
  >
>;

/**
 * The most that the prices of a market keep as they are shown, by what decides it (docs/rules.md#margins). Nothing is
 * stated where both picks may win, or none, as of a clean sheet.
 */
export const statedMargins = {
  goals: {
    handicap: { pre: 0.04, live: 0.05 },
    total: { pre: 0.04, live: 0.05 },
    '1x2': { pre: 0.075, live: 0.095 },
    'double-chance': { pre: 0.07, live: 0.09 },
    'draw-no-bet': { pre: 0.1, live: 0.13 },
    'odd-even': { pre: 0.06, live: 0.07 },
    'home-total': { pre: 0.075, live: 0.1 },
    'away-total': { pre: 0.075, live: 0.1 },
    'both-score': { pre: 0.075, live: 0.09 },
    'total-goals': { pre: 0.115, live: 0.115 },
    'correct-score': { pre: 0.15, live: 0.15 },
    'winning-margin': { pre: 0.175, live: 0.175 },
    'half-full': { pre: 0.175, live: 0.175 },
    'most-goals-half': { pre: 0.12, live: 0.13 },
    'next-goal': { pre: 0.11, live: 0.12 },
    'handicap-interval': { pre: 0.07, live: 0.08 },
    'total-interval': { pre: 0.07, live: 0.08 },
    '1x2-interval': { pre: 0.11, live: 0.12 },
  },
  points: {
    handicap: { pre: 0.05, live: 0.065 },
    total: { pre: 0.05, live: 0.065 },
    '1x2': { pre: 0.06, live: 0.07 },
    'draw-no-bet': { pre: 0.06, live: 0.07 },
    'odd-even': { pre: 0.05, live: 0.06 },
    'home-total': { pre: 0.06, live: 0.07 },
    'away-total': { pre: 0.06, live: 0.07 },
  },
  innings: {
    handicap: { pre: 0.065, live: 0.075 },
    total: { pre: 0.06, live: 0.075 },
    '1x2': { pre: 0.06, live: 0.07 },
    '1x2-half': { pre: 0.075, live: 0.09 },
    'odd-even': { pre: 0.06, live: 0.07 },
    'home-total': { pre: 0.07, live: 0.085 },
    'away-total': { pre: 0.07, live: 0.085 },
  },
  handball: {
    handicap: { pre: 0.065, live: 0.075 },
    total: { pre: 0.06, live: 0.075 },
    '1x2': { pre: 0.075, live: 0.09 },
    'double-chance': { pre: 0.07, live: 0.085 },
    'draw-no-bet': { pre: 0.07, live: 0.085 },
    'odd-even': { pre: 0.06, live: 0.07 },
    'home-total': { pre: 0.07, live: 0.085 },
    'away-total': { pre: 0.07, live: 0.085 },
  },
  /** Of football. */
  corners: {
    handicap: { pre: 0.075, live: 0.085 },
    total: { pre: 0.075, live: 0.085 },
    '1x2': { pre: 0.095, live: 0.11 },
    'odd-even': { pre: 0.07, live: 0.085 },
  },
  cards: {
    handicap: { pre: 0.075, live: 0.085 },
    total: { pre: 0.075, live: 0.085 },
    'odd-even': { pre: 0.075, live: 0.085 },
  },
  /** Of frames, whose handicap is one of sets. */
  frames: {
    handicap: { pre: 0.065, live: 0.08 },
    total: { pre: 0.065, live: 0.08 },
    '1x2': { pre: 0.065, live: 0.075 },
    'odd-even': { pre: 0.06, live: 0.075 },
    'set-winner': { pre: 0.075, live: 0.085 },
    'set-score': { pre: 0.145, live: 0.165 },
  },
  /** Of the runners of a season together, whatever has been played of it. */
  season: {
    champion: { pre: 0.3, live: 0.3 },
  },
  sets: {
    handicap: { pre: 0.065, live: 0.08 },
    total: { pre: 0.065, live: 0.08 },
    '1x2': { pre: 0.065, live: 0.075 },
    'odd-even': { pre: 0.06, live: 0.075 },
    'set-handicap': { pre: 0.065, live: 0.08 },
    'set-winner': { pre: 0.075, live: 0.085 },
    'set-score': { pre: 0.145, live: 0.165 },
  },
} as const satisfies Readonly<Record<string, StatedMargins>>;
