import { useBonusPoolsQuery } from '@lobby/api/endpoints/venue-games';
import { useMemo } from 'react';
import type { Game, ToldPool } from '../venue-types.ts';
import { poolKey } from './pool-key.ts';

/** How often the jackpots are asked for, ms; in between their figures grow by themselves. */
const askMs = 20_000;

/** The shared jackpots by the key of their game, asked for while a game of the list has one. */
export function usePools(games: readonly Game[] | undefined): ReadonlyMap<string, ToldPool> {
  const hasPools = games?.some(({ features }) => features.includes('jackpot')) ?? false;
  const { data, fulfilledTimeStamp: at = 0 } = useBonusPoolsQuery(undefined, {
    skip: !hasPools,
    pollingInterval: askMs,
  });
  return useMemo(() => new Map((data ?? []).map(pool => [poolKey(pool), { ...pool, at }])), [data, at]);
}
