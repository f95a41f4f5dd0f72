import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { AskedPrice, AskedPrices } from './asked-prices.ts';
import { type BackedPick, idOf } from './backed-pick.ts';

/** What a pick costs now, asked for while the part is on the page; undefined while it is not known. */
export function useAskedPrice(prices: AskedPrices, pick: BackedPick): AskedPrice | undefined {
  // Bets are read anew now and then: another object of the same pick is no other question.
  const latest = useRef(pick);
  latest.current = pick;
  const id = `${idOf(pick)} ${pick.live}`;
  const follow = useCallback((listener: () => void) => prices.follow(latest.current, listener), [prices, id]);
  const read = () => prices.priceOf(latest.current);
  return useSyncExternalStore(follow, read, read);
}
