import { alternates, type Market, type Quarters, type Score } from '@lobby/betting';
import { above, meanOf, type Row } from '../points/row.ts';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { priceDecimal, pricePair } from '../trader/price.ts';
import { finalScoresFrom, type SetsChances } from './match-chances.ts';
import { bestOfState, type SetsBook } from './sets-book.ts';

/** What the house keeps of a book of sets, whose prices would otherwise be fair. */
const setsMargins = {
  pair: 0.05,
  pairLive: 0.06,
  winner: 0.05,
  winnerLive: 0.06,
  setWinner: 0.06,
  setWinnerLive: 0.07,
  setScore: 0.12,
  setScoreLive: 0.14,
} as const;

/** An outcome that is less likely has no price: noise and margin would weigh more than what is known of it. */
const leastChance = 0.02;

interface PriceWay {
  /** The line of a bet that waits, instead of the one that the book would show. */
  readonly own?: Quarters | undefined;
  /** As of `priceMarket`. */
  readonly slack?: number | undefined;
  /** As of the law of its sport. */
  readonly countsSets?: boolean | undefined;
}

/** Prices one market. */
export function priceSets(
  market: Market,
  { now, calm }: SetsBook,
  { priced }: Pick<Moment, 'priced'>,
  { own, slack = 0, countsSets = false }: PriceWay,
): MarketPrice {
  const live = priced.phase !== 'pre';
  const pair = live ? setsMargins.pairLive : setsMargins.pair;
  const decimals = (chances: readonly number[], margin: number): MarketPrice => ({
    line: undefined,
    prices: chances.map(chance => priceDecimal(chance, margin, { longest: 51, least: leastChance, slack })),
  });
  switch (market.kind) {
    case 'handicap': {
      const line =
        own ?? (countsSets ? -setLine(calm, priced, alternateOf(market)) : -lineOf(calm.lead, market));
      return { line, prices: pricePair(above(now.lead, -line / 4), pair, slack) };
    }
    case 'total': {
      const line =
        own ?? (countsSets ? totalOfSets(calm, priced, alternateOf(market)) : lineOf(calm.total, market));
      // The pair is quoted H side first, and under is the H side; the table lists over first.
      const [under, over] = pricePair(1 - above(now.total, line / 4), pair, slack);
      return { line, prices: [over, under] };
    }
    case 'set-handicap': {
      const line = own ?? -setLine(calm, priced);
      return { line, prices: pricePair(aheadBy(now, -line / 4), pair, slack) };
    }
    case '1x2': {
      const home = aheadBy(now, 0);
      return decimals([home, 1 - home], live ? setsMargins.winnerLive : setsMargins.winner);
    }
    case 'set-winner': {
      const home = now.sets[(market.set ?? 1) - 1] ?? 0;
      return decimals([home, 1 - home], live ? setsMargins.setWinnerLive : setsMargins.setWinner);
    }
    case 'set-score': {
      const chanceOf = (pick: string) =>
        now.scores.find(({ score }) => score.join(':') === pick)?.chance ?? 0;
      const margin = live ? setsMargins.setScoreLive : setsMargins.setScore;
      return decimals(
        market.picks.map(({ pick }) => chanceOf(pick)),
        margin,
      );
    }
    case 'odd-even': {
      const { from, chances } = now.total;
      const odd = chances.reduce((sum, chance, at) => sum + ((from + at) & 1 ? chance : 0), 0);
      return { line: undefined, prices: pricePair(odd, pair, slack) };
    }
    default:
      throw new RangeError(`A ${market.kind} market is not priced in sets.`);
  }
}

/** The chance that home wins by more sets than this. */
function aheadBy({ scores }: SetsChances, sets: number): number {
  return scores.reduce((sum, { score, chance }) => (score[0] - score[1] > sets ? sum + chance : sum), 0);
}

/** The line nearest to even, always a half so that no stake is returned; alternates A and B stand beside it. */
function lineOf(row: Row, market: Market): Quarters {
  let below = 0;
  let main = row.from;
  // The half below the middle of the row, or above it, whichever is nearer to even.
  for (let at = 0; at < row.chances.length; at++) {
    const next = below + row.chances[at]!;
    if (next >= 0.5) {
      main = row.from + at - (0.5 - below < next - 0.5 ? 1 : 0);
      break;
    }
    below = next;
  }
  const beside = Math.max(1, Math.round(deviationOf(row) / 6));
  const shift = market.alternate ? (market.alternate === 'A' ? -beside : beside) : 0;
  return 4 * (main + shift) + 2;
}

function deviationOf(row: Row): number {
  const mean = meanOf(row);
  return Math.sqrt(row.chances.reduce((sum, chance, at) => sum + chance * (row.from + at - mean) ** 2, 0));
}

/** Lines of sets that are not decided at a score: one and a half and more, given by either side. */
export function openSetLines(score: Score, bestOf: number): readonly number[] {
  const leads = finalScoresFrom(score, bestOf).map(([home, away]) => home - away);
  const halves = Array.from({ length: (bestOf - 1) / 2 }, (_, at) => at + 1.5);
  return [...halves, ...halves.map(half => -half)].filter(
    line => leads.some(lead => lead > line) && leads.some(lead => lead < line),
  );
}

/** Totals of sets that are not decided at a score. */
export function openTotalLines(score: Score, bestOf: number): readonly number[] {
  const totals = new Set(finalScoresFrom(score, bestOf).map(([home, away]) => home + away));
  const most = Math.max(...totals);
  return [...totals].filter(total => total < most).map(total => total + 0.5);
}

/** How many lines stand nearer to even than that of a market: the main one is before alternate A, and that before B. */
export const alternateOf = ({ alternate }: Market): number =>
  alternate ? alternates.indexOf(alternate) + 1 : 0;

/**
 * Of the open lines of sets the one nearest to even, or as many further, in quarters. Where there is none the market is
 * closed, and no price on the line that stands for it is shown.
 */
function setLine(chances: SetsChances, priced: Moment['priced'], further = 0): Quarters {
  const lines = openSetLines(priced.score, bestOfState(priced));
  return byEvenness(lines, line => aheadBy(chances, line))[further] ?? 6;
}

/** The same of totals. */
function totalOfSets({ total }: SetsChances, priced: Moment['priced'], further: number): Quarters {
  const lines = openTotalLines(priced.score, bestOfState(priced));
  return byEvenness(lines, line => above(total, line))[further] ?? 4 * bestOfState(priced) - 2;
}

function byEvenness(lines: readonly number[], chanceOver: (line: number) => number): Quarters[] {
  const far = (line: number) => Math.abs(chanceOver(line) - 0.5);
  return lines.toSorted((one, other) => far(one) - far(other)).map(line => 4 * line);
}
