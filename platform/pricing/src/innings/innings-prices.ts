import { halfOrFull, type Market, type Quarters } from '@lobby/betting';
import { evenLine } from '../points/even-line.ts';
import { above, oddShare, type Row, shareAbove } from '../points/row.ts';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { priceDecimal, pricePair } from '../trader/price.ts';
import type { InningsBook, InningsGround } from './innings-book.ts';

/** What the house keeps of a book of runs, whose prices would otherwise be fair. */
const inningsMargins = {
  pair: 0.045,
  pairLive: 0.055,
  sideTotal: 0.055,
  sideTotalLive: 0.065,
  winner: 0.045,
  winnerLive: 0.055,
  /** Who leads after five innings, or nobody. */
  firstWinner: 0.06,
  firstWinnerLive: 0.07,
} as const;

/** Who wins less often than this has no price. */
const leastChance = 0.03;

/** The run line: before the game the favourite gives one run and a half. */
const runLine: Quarters = 6;
const run: Quarters = 4;

/** Prices one market of a game: on the line the book would show, or on `own`. As of `priceMarket`, whose slack it has. */
export function priceInnings(
  market: Market,
  book: InningsBook,
  { priced }: Pick<Moment, 'priced'>,
  own?: Quarters,
  slack = 0,
): MarketPrice {
  const ground = book[halfOrFull(market.period)];
  const { chances, calm } = ground;
  const margins = priced.phase === 'pre' ? before : inPlay;
  const over = (row: Row, line: Quarters, margin: number): MarketPrice => {
    // The pair is quoted H side first, and under is the H side; the table lists over first.
    const [underPrice, overPrice] = pricePair(1 - shareAbove(row, line), margin, slack);
    return { line, prices: [overPrice, underPrice] };
  };
  switch (market.kind) {
    case 'handicap': {
      const line = own ?? handicapLine(market, ground, priced.phase === 'pre');
      return { line, prices: pricePair(shareAbove(chances.lead, -line), margins.pair, slack) };
    }
    case 'total':
      return over(chances.total, own ?? beside(market, evenLine(calm.total)), margins.pair);
    case 'home-total':
      return over(chances.home, own ?? evenLine(calm.home), margins.sideTotal);
    case 'away-total':
      return over(chances.away, own ?? evenLine(calm.away), margins.sideTotal);
    case '1x2': {
      const [home, notAway] = [above(chances.lead, 0), above(chances.lead, -1)];
      const shares = market.period === 'half' ? [home, notAway - home, 1 - notAway] : [home, 1 - home];
      const margin = market.period === 'half' ? margins.firstWinner : margins.winner;
      return {
        line: undefined,
        prices: shares.map(chance =>
          priceDecimal(chance, margin, { longest: 51, least: leastChance, slack }),
        ),
      };
    }
    case 'odd-even':
      return { line: undefined, prices: pricePair(oddShare(chances.total), margins.pair, slack) };
    default:
      throw new RangeError(`A ${market.kind} market is not priced in runs.`);
  }
}

const { pair, sideTotal, winner, firstWinner, pairLive, sideTotalLive, winnerLive, firstWinnerLive } =
  inningsMargins;
const before = { pair, sideTotal, winner, firstWinner };
const inPlay = {
  pair: pairLive,
  sideTotal: sideTotalLive,
  winner: winnerLive,
  firstWinner: firstWinnerLive,
};

/** What home starts with on the main line: in play, and of five innings, the one nearest to even. */
function handicapLine(market: Market, { calm }: InningsGround, isPre: boolean): Quarters {
  const isWhole = market.period === 'full';
  const main =
    isWhole && isPre
      ? above(calm.lead, 0) >= 0.5
        ? -runLine
        : runLine
      : isWhole
        ? apart(-evenLine(calm.lead))
        : -evenLine(calm.lead);
  return beside(market, main, isWhole ? apart : line => line);
}

/** Half a run is no handicap where nobody ends level: it is who wins. */
function apart(line: Quarters): Quarters {
  return Math.abs(line) < run ? (line < 0 ? -runLine : runLine) : line;
}

/** Alternates A and B stand a run to either side of the main line. */
function beside(market: Market, main: Quarters, keep = (line: Quarters) => line): Quarters {
  if (!market.alternate) return main;
  const step = market.alternate === 'A' ? run : -run;
  const line = main + step;
  // Over what is no handicap to the line behind it.
  return keep(line) === line ? line : main + 3 * step;
}
