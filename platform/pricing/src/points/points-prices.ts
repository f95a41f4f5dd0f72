import type { Market, Quarters } from '@lobby/betting';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { priceDecimal, pricePair } from '../trader/price.ts';
import type { Ground, PointsBook } from './points-book.ts';
import { above, oddShare, type Row, shareAbove } from './row.ts';

/** What the house keeps of a book of points, whose prices would otherwise be fair. */
const pointsMargins = {
  pair: 0.04,
  pairLive: 0.05,
  sideTotal: 0.05,
  sideTotalLive: 0.06,
  winner: 0.045,
  winnerLive: 0.055,
} as const;

/**
 * A side that wins less often has no price: with many turns to come, the normal law and the noise together are wrong
 * about such an upset by more than the margin.
 */
const leastUpset = 0.07;

/** Prices one market: on the line the book would show, or on `own`. As of `priceMarket`, whose slack it has. */
export function pricePoints(
  market: Market,
  book: PointsBook,
  { priced }: Pick<Moment, 'priced'>,
  own?: Quarters,
  slack = 0,
): MarketPrice {
  const ground = groundOf(book, market);
  const live = priced.phase !== 'pre';
  const margin = live ? pointsMargins.pairLive : pointsMargins.pair;
  const over = (row: Row, line: Quarters, loaded: number): MarketPrice => {
    // The pair is quoted H side first, and under is the H side; the table lists over first.
    const [underPrice, overPrice] = pricePair(1 - shareAbove(row, line), loaded, slack);
    return { line, prices: [overPrice, underPrice] };
  };
  const price = (chance: number) => {
    const loaded = live ? pointsMargins.winnerLive : pointsMargins.winner;
    return priceDecimal(chance, loaded, { longest: 51, least: leastUpset, slack });
  };
  switch (market.kind) {
    case 'handicap': {
      const line = own ?? -lineOf(ground.lead, market, live);
      return { line, prices: pricePair(shareAbove(ground.chances.lead, -line), margin, slack) };
    }
    case 'total':
      return over(ground.chances.total, own ?? lineOf(ground.total, market, live), margin);
    case 'home-total':
    case 'away-total': {
      const side = market.kind === 'home-total' ? 'home' : 'away';
      const loaded = live ? pointsMargins.sideTotalLive : pointsMargins.sideTotal;
      return over(ground.chances[side], own ?? sideLine(ground, side, market, live), loaded);
    }
    case '1x2': {
      const home = above(ground.chances.lead, 0);
      return { line: undefined, prices: [price(home), price(1 - home)] };
    }
    case 'draw-no-bet': {
      const home = shareAbove(ground.chances.lead, 0);
      return { line: undefined, prices: [price(home), price(1 - home)] };
    }
    case 'odd-even': {
      const odd = oddShare(ground.chances.total);
      return { line: undefined, prices: pricePair(odd, margin, slack) };
    }
    default:
      throw new RangeError(`A ${market.kind} market is not priced in points.`);
  }
}

/** @throws RangeError for a quarter of an hour, of which points have none. */
function groundOf(book: PointsBook, { period }: Market): Ground {
  if (!(period in book)) throw new RangeError(`${period} is no part of a match of points.`);
  // Safe: it has just been asked for.
  return book[period as keyof PointsBook];
}

function sideLine(ground: Ground, side: 'home' | 'away', market: Market, live: boolean): Quarters {
  return lineOf({ mean: ground[side], deviation: ground.total.deviation / 2 }, market, live);
}

/**
 * The line shown about what is expected, always a half so that no stake is returned. In play it moves in steps of a
 * quarter of a deviation, or it would be another after every turn. Alternates A and B stand a sixth beside it.
 */
function lineOf({ mean, deviation }: Ground['lead'], market: Market, live: boolean): Quarters {
  const step = live ? Math.max(1, Math.floor(deviation / 4)) : 1;
  const main = Math.floor(mean / step) * step + Math.floor(step / 2);
  const beside = Math.max(1, Math.round(deviation / 6));
  const shift = market.alternate ? (market.alternate === 'A' ? -beside : beside) : 0;
  return 4 * (main + shift) + 2;
}
