import { useEffect, useState } from 'react';
import type { OfferedLine } from '../../../feed/match-feed.ts';
import { useSportsbook } from '../../../state/sportsbook-context.ts';
import { chartedMarkets } from './charted-markets.ts';
import { createPriceHistory, type PriceHistory } from './price-history.ts';

/** Notes the prices of a match from now on, while the page shows it. */
export function usePriceHistory(lines: readonly OfferedLine[]): PriceHistory {
  const { prices } = useSportsbook().board;
  const [history] = useState(() => createPriceHistory(prices));
  useEffect(() => history.follow(chartedMarkets(lines).flatMap(({ keys }) => keys)), [history, lines]);
  useEffect(() => () => history.close(), [history]);
  return history;
}
