import type { Market } from '@lobby/betting';

const twoWays = new Map<Market, Market>();

/** The market without the draw, where a match is played on until one side has won. */
export function twoWay(market: Market): Market {
  if (market.kind !== '1x2' || market.period === 'half') return market;
  const known = twoWays.get(market) ?? { ...market, picks: market.picks.filter(({ pick }) => pick !== 'N') };
  twoWays.set(market, known);
  return known;
}
