import { isOfGoalTimes, type Market, marketByWtype } from '@lobby/betting';
import type { OfferedLine } from '../../feed/match-feed.ts';

/** A market of a match whose prices are drawn together. */
export interface ChartedMarket {
  readonly id: string;
  readonly market: Market;
}

/** More lines than this cannot be told apart in a small chart. */
const mostPicks = 3;

/** The main line of every market with few selections, but for those of a quarter of an hour, and of a goal, which the next one ends. */
export function chartedMarkets(lines: readonly OfferedLine[]): readonly ChartedMarket[] {
  const found = new Map<string, ChartedMarket>();
  for (const { wtypes } of lines) {
    for (const wtype of wtypes) {
      const market = marketByWtype(wtype);
      if (!market || isOfGoalTimes(market) || market.picks.length > mostPicks) continue;
      const id = [market.kind, market.period, market.set].filter(Boolean).join(' ');
      if (!found.has(id)) found.set(id, { id, market });
    }
  }
  return [...found.values()];
}
