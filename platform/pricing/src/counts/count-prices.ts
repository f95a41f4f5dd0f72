import { halfOrFull, type Market, type Quarters } from '@lobby/betting';
import { evenLine } from '../points/even-line.ts';
import { above, oddShare, shareAbove } from '../points/row.ts';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { priceDecimal, pricePair } from '../trader/price.ts';
import type { CountBook } from './count-book.ts';

/** What the house keeps of a book of corners or cards, whose prices would otherwise be fair: less is known of them than of goals. */
const countMargins = {
  pre: { pair: 0.055, winner: 0.075 },
  live: { pair: 0.065, winner: 0.09 },
} as const;

/** What comes less often than this has no price. */
const leastChance = 0.03;

const one: Quarters = 4;

/** Prices one market of a sub-match: on the line the book would show, or on `own`. As of `priceMarket`, whose slack it has. */
export function priceCounts(
  market: Market,
  book: CountBook,
  { priced }: Pick<Moment, 'priced'>,
  own?: Quarters,
  slack = 0,
): MarketPrice {
  const { chances, calm } = book[halfOrFull(market.period)];
  const margins = countMargins[priced.phase === 'pre' ? 'pre' : 'live'];
  switch (market.kind) {
    case 'handicap': {
      const line = own ?? -evenLine(calm.lead) + beside(market);
      return { line, prices: pricePair(shareAbove(chances.lead, -line), margins.pair, slack) };
    }
    case 'total': {
      const line = own ?? evenLine(calm.total) + beside(market);
      // The pair is quoted H side first, and under is the H side; the table lists over first.
      const [under, over] = pricePair(1 - shareAbove(chances.total, line), margins.pair, slack);
      return { line, prices: [over, under] };
    }
    case '1x2': {
      const [home, notAway] = [above(chances.lead, 0), above(chances.lead, -1)];
      return {
        line: undefined,
        prices: [home, notAway - home, 1 - notAway].map(chance =>
          priceDecimal(chance, margins.winner, { longest: 51, least: leastChance, slack }),
        ),
      };
    }
    case 'odd-even':
      return { line: undefined, prices: pricePair(oddShare(chances.total), margins.pair, slack) };
    default:
      throw new RangeError(`A ${market.kind} market is not priced in corners or cards.`);
  }
}

/** Alternates A and B stand one to either side of the main line. */
function beside({ alternate }: Market): Quarters {
  return alternate === 'A' ? one : alternate === 'B' ? -one : 0;
}
