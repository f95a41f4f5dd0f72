import { feedPair } from '@lobby/betting';
import type { FairShare } from './grid/lines.ts';

/** What the house keeps of a book whose prices would otherwise be fair, before they are cut to the ladder. */
export const margins = {
  oddEven: 0.045,
  oddEvenLive: 0.055,
  /** Goals of one side: liability moves them further than those of both. */
  sideTotal: 0.06,
  sideTotalLive: 0.07,
  winner: 0.06,
  winnerLive: 0.075,
  totalGoals: 0.09,
  bothScore: 0.06,
  bothScoreLive: 0.075,
  halfFull: 0.13,
  correctScore: 0.09,
  doubleChance: 0.06,
  doubleChanceLive: 0.075,
  winToNil: 0.08,
  winningMargin: 0.12,
  intervalWinner: 0.08,
  intervalWinnerLive: 0.09,
  /** Of what compares the halves. */
  halves: 0.09,
  halvesLive: 0.1,
  nextGoal: 0.08,
  nextGoalLive: 0.09,
  /** More than that of any market, so that no combination pays more than a market for the same outcome. */
  sameMatch: 0.18,
} as const;

/** What a stake on a pair costs at least, also when it may be returned. */
const leastCost = 0.03;

/**
 * The margin of a pair of whose stakes a share is decided and the rest returned: it is taken of what is decided, so it
 * grows where that is little, as on a level handicap late in a half.
 */
export function pairMargin(margin: number, decided: number): number {
  const cost = Math.max(margin / (1 + margin), leastCost / decided);
  return cost / (1 - cost);
}

/** The step of the ladder of pairs. */
const pairStep = 0.01;

/** The margin of a pair of which the house keeps no more than `most` when both prices are cut to the ladder. */
export function marginWithin(most: number, home: FairShare): number {
  return most - mostCut(home, most) - mostCut(1 - home, most);
}

/** What a cut to the ladder adds to the margin of a side at most: above even money its Malay price is cut, and what that prints. */
function mostCut(share: FairShare, margin: number): number {
  const odds = 1 / (share * (1 + margin));
  const printed = pairStep / (odds * (odds - pairStep));
  return odds <= 2 ? printed : printed + pairStep * ((odds - 1) / odds) ** 2;
}

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

/** Smaller chances than this carry up to `longShot` more: adjustment, noise and what is not known of a half move them most. */
const unlikely = 0.2;
const longShot = 0.05;

/** Smaller chances have no price: before the match they would say nothing, and in play they are not known well enough. */
export const leastChance = { pre: 0.0005, live: 0.01 } as const;

/**
 * Decimal odds of one outcome of a book with this margin; blank when it is all but decided or less likely than `least`.
 * `slack` as above.
 */
export function priceDecimal(
  chance: number,
  margin: number,
  {
    longest,
    least,
    slack = 0,
  }: { readonly longest: number; readonly least: number; readonly slack?: number },
): string {
  const loaded = chance * (1 + margin + longShot * Math.max(0, 1 - chance / unlikely));
  if (loaded > 0.985 || chance < least) return '';
  return cut(round(Math.min(longest, Math.max(1.01, 1 / loaded + (slack * tolerance(1 / loaded)) / 100))));
}

/** The ladder of decimal odds, in hundredths: long odds are quoted in wider steps. */
function step(odds: number): number {
  return odds >= 20 ? 100 : odds >= 10 ? 10 : 1;
}

/** What `slack` counts in: whole steps of long odds would be worth more than the margin. */
function tolerance(odds: number): number {
  return Math.min(step(odds), 10);
}

/** Long odds are quoted in whole steps, downwards. */
function round(odds: number): number {
  return odds >= 20 ? Math.floor(odds) : odds >= 10 ? Math.floor(odds * 10 + 1e-9) / 10 : odds;
}

function hongKong(share: FairShare, margin: number, slack: number): string {
  const price = Math.max(0.01, 1 / (share * (1 + margin)) - 1 + slack / 100);
  // Above even money `feedPair` cuts it: a cut before that would be a second one.
  return price > 1 ? (Math.floor(price * 10_000 + 1e-7) / 10_000).toFixed(4) : cut(price);
}

/** Two decimals, never more than the book gives; the hair above forgives 0.95 held as 0.9499999. */
function cut(price: number): string {
  return (Math.floor(price * 100 + 1e-9) / 100).toFixed(2);
}
