import { feedPair } from '@lobby/betting';
import type { FairShare } from './lines.ts';

/** What the house keeps of a book whose prices would otherwise be fair. */
export const margins = {
  pair: 0.045,
  pairLive: 0.052,
  winner: 0.06,
  totalGoals: 0.09,
  bothScore: 0.06,
  halfFull: 0.13,
  correctScore: 0.18,
} as const;

/** No pair is offered when one side is this unlikely: the price would say nothing. */
const leastShare = 0.1;

/**
 * Prices of a two-way market as the feed carries them, H side first; blank when there is nothing to offer.
 * `slack` steps of the ladder are added to both before they are cut.
 */
export function pricePair(home: FairShare, margin: number, slack = 0): readonly [home: string, away: string] {
  const away = 1 - home;
  if (home < leastShare || away < leastShare) return ['', ''];
  return feedPair(hongKong(home, margin, slack), hongKong(away, margin, slack));
}

/** Decimal odds of one outcome of a book with this margin; blank when it is all but decided. `slack` as above. */
export function priceDecimal(chance: number, margin: number, longest: number, slack = 0): string {
  const loaded = chance * (1 + margin);
  if (loaded > 0.985 || chance < 0.0005) return '';
  return cut(round(Math.min(longest, Math.max(1.01, 1 / loaded + (slack * step(1 / loaded)) / 100))));
}

/** The ladder of decimal odds, in hundredths: long odds are quoted in wider steps. */
function step(odds: number): number {
  return odds >= 20 ? 100 : odds >= 10 ? 10 : 1;
}

/** Long odds are quoted in whole steps, downwards. */
function round(odds: number): number {
  return odds >= 20 ? Math.floor(odds) : odds >= 10 ? Math.floor(odds * 10 + 1e-9) / 10 : odds;
}

function hongKong(share: FairShare, margin: number, slack: number): string {
  return cut(Math.max(0.01, 1 / (share * (1 + margin)) - 1 + slack / 100));
}

/** Two decimals, never more than the book gives; the hair above forgives 0.95 held as 0.9499999. */
function cut(price: number): string {
  return (Math.floor(price * 100 + 1e-9) / 100).toFixed(2);
}
