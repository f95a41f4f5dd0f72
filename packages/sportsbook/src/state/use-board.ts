import { useCallback, useSyncExternalStore } from 'react';
import type { GameClock } from '../feed/game-clock.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import type { PriceEntry } from '../feed/price-store.ts';
import { useSportsbook } from './sportsbook-context.ts';

/** The live price of one selection; undefined while no source has it. Renders again for this price only. */
export function usePrice(key: string): PriceEntry | undefined {
  const { prices } = useSportsbook().board;
  const subscribe = useCallback((listener: () => void) => prices.subscribe(key, listener), [prices, key]);
  const read = () => prices.read(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** The data of a match besides its prices and its clock. */
export function useMatch(ecid: string): MatchInfo | undefined {
  const { matches } = useSportsbook().board;
  const subscribe = useCallback((listener: () => void) => matches.subscribe(ecid, listener), [matches, ecid]);
  const read = () => matches.read(ecid);
  return useSyncExternalStore(subscribe, read, read);
}

/** The clock of a match as last read; it ticks in `useSecond`. */
export function useGameClock(ecid: string): GameClock | undefined {
  const { clocks } = useSportsbook().board;
  const subscribe = useCallback((listener: () => void) => clocks.subscribe(ecid, listener), [clocks, ecid]);
  const read = () => clocks.read(ecid);
  return useSyncExternalStore(subscribe, read, read);
}
