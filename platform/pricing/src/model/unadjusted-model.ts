import type { GradeChances, Market, Quarters } from '@lobby/betting';
import { lowerValue, type OpenLeg } from '../cash-out/leg-value.ts';
import { fieldsOf, isShut } from '../trader/board.ts';
import type { Priced } from '../trader/book.ts';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { quoteFrom } from '../trader/quote.ts';
import type { PriceModel } from './price-model.ts';

/** What a sport says whose prices are not adjusted for liability. */
export interface UnadjustedPricing extends Pick<PriceModel, 'winWithinLimit' | 'homeWins' | 'winsBefore'> {
  /** The markets it sells. */
  readonly markets: readonly Market[];
  /** Whether a draw is sold; absent: who wins has two sides, since a level match is played on. */
  readonly mayEndLevel?: boolean;
  /** Whether lists show a market, and not only the page of its match. */
  isListed(market: Market): boolean;
  /** Whether a market is on the board of a moment. */
  isOpen(market: Market, moment: Moment): boolean;
  /** One market: on the line the book would show, or on `own`. As of `priceMarket`, whose slack it has. */
  price(market: Market, match: Priced, moment: Moment, own?: Quarters, slack?: number): MarketPrice;
  /** How likely each grade of a leg is: by the book, and without the noise of the market. */
  chancesOf(
    leg: OpenLeg,
    match: Priced,
    moment: Moment,
  ): { readonly book: GradeChances; readonly calm: GradeChances };
}

const twoWays = new Map<Market, Market>();

/** The market without the draw, where a match is played on until one side has won. */
function twoWay(market: Market): Market {
  if (market.kind !== '1x2' || market.period === 'half') return market;
  const known = twoWays.get(market) ?? { ...market, picks: market.picks.filter(({ pick }) => pick !== 'N') };
  twoWays.set(market, known);
  return known;
}

/** Prices of a sport that do not follow what is backed, which limits bound. */
export function unadjustedModel(pricing: UnadjustedPricing): PriceModel {
  const soldAs = pricing.mayEndLevel ? (market: Market) => market : twoWay;
  const traded = pricing.markets.map(soldAs);
  const sold = (moment: Moment) => traded.filter(market => pricing.isOpen(market, moment));
  const offered = (market: Market, moment: Moment) =>
    sold(moment).find(({ wtype }) => wtype === market.wtype);
  return {
    boardOf(match, moment, scope) {
      const fields: Record<string, string> = {};
      for (const market of sold(moment)) {
        if (scope === 'main' && !pricing.isListed(market)) continue;
        const price = pricing.price(market, match, moment);
        Object.assign(fields, fieldsOf(market, price, isShut(market, moment)));
      }
      return fields;
    },
    countMarkets: moment => sold(moment).length,
    isOffered: (market, moment) => offered(market, moment) !== undefined,
    quoteAt: (match, { market, pick }, format, moment, own) =>
      quoteFrom({ market: soldAs(market), pick }, format, moment, own, {
        isOffered: one => offered(one, moment)?.picks.includes(pick) === true,
        priceOf: (one, line, slack) => pricing.price(one, match, moment, line, slack),
      }),
    legValue(leg, match, moment) {
      const { book, calm } = pricing.chancesOf(leg, match, moment);
      return lowerValue(leg, book, calm);
    },
    ...(pricing.homeWins && { homeWins: pricing.homeWins }),
    ...(pricing.winsBefore && { winsBefore: pricing.winsBefore }),
    winWithinLimit: pricing.winWithinLimit,
    adjustmentFor: () => undefined,
  };
}
