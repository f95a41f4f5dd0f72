import { halfOrFull, type Market, type Quarters } from '@lobby/betting';
import { evenLine } from '../points/even-line.ts';
import { above, oddShare, type Row, shareAbove } from '../points/row.ts';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { pairMargin, priceDecimal, pricePair } from '../trader/price.ts';
import type { HandballBook } from './handball-book.ts';

/** What the house keeps of a book of goals of handball, whose prices would otherwise be fair. */
const handballMargins = {
  pre: { pair: 0.045, sideTotal: 0.055, winner: 0.055, doubleChance: 0.055 },
  live: { pair: 0.055, sideTotal: 0.065, winner: 0.065, doubleChance: 0.065 },
} as const;

/** What comes less often than this has no price. */
const leastChance = 0.03;

/** Nothing is sold on who wins when a level match returns stakes more often than this decides them. */
const leastDecided = 0.2;

const goal: Quarters = 4;

/** Prices one market of a match: on the line the book would show, or on `own`. As of `priceMarket`, whose slack it has. */
export function priceHandball(
  market: Market,
  book: HandballBook,
  { priced }: Pick<Moment, 'priced'>,
  own?: Quarters,
  slack = 0,
): MarketPrice {
  const { chances, calm } = book[halfOrFull(market.period)];
  const margins = handballMargins[priced.phase === 'pre' ? 'pre' : 'live'];
  const over = (row: Row, line: Quarters, margin: number): MarketPrice => {
    // The pair is quoted H side first, and under is the H side; the table lists over first.
    const [underPrice, overPrice] = pricePair(1 - shareAbove(row, line), margin, slack);
    return { line, prices: [overPrice, underPrice] };
  };
  const decimals = (shares: readonly number[], margin: number): MarketPrice => ({
    line: undefined,
    prices: shares.map(chance => priceDecimal(chance, margin, { longest: 51, least: leastChance, slack })),
  });
  switch (market.kind) {
    case 'handicap': {
      const line = own ?? -evenLine(calm.lead) + beside(market);
      return { line, prices: pricePair(shareAbove(chances.lead, -line), margins.pair, slack) };
    }
    case 'total':
      return over(chances.total, own ?? evenLine(calm.total) + beside(market), margins.pair);
    case 'home-total':
      return over(chances.home, own ?? evenLine(calm.home), margins.sideTotal);
    case 'away-total':
      return over(chances.away, own ?? evenLine(calm.away), margins.sideTotal);
    case '1x2': {
      const { home, level, away } = winnerOf(chances.lead);
      return decimals([home, level, away], margins.winner);
    }
    case 'double-chance': {
      const { home, level, away } = winnerOf(chances.lead);
      return decimals([home + level, away + level, home + away], margins.doubleChance);
    }
    case 'draw-no-bet': {
      const { home, away } = winnerOf(chances.lead);
      const decided = home + away;
      if (decided < leastDecided) return { line: undefined, prices: ['', ''] };
      return decimals([home / decided, away / decided], pairMargin(margins.winner, decided));
    }
    case 'odd-even':
      return { line: undefined, prices: pricePair(oddShare(chances.total), margins.pair, slack) };
    default:
      throw new RangeError(`A ${market.kind} market is not priced in goals of handball.`);
  }
}

function winnerOf(lead: Row) {
  const [home, notAway] = [above(lead, 0), above(lead, -1)];
  return { home, level: notAway - home, away: 1 - notAway };
}

/** Alternates A and B stand a goal to either side of the main line. */
function beside({ alternate }: Market): Quarters {
  return alternate === 'A' ? goal : alternate === 'B' ? -goal : 0;
}
