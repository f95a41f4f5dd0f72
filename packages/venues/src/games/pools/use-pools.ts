import { useBonusPoolsQuery } from '@lobby/api/endpoints/venue-games';
import { useMemo } from 'react';
import type { ToldPool } from '../../venue-types.ts';
import { poolKey } from './pool-key.ts';

/** How often the jackpots are asked for, ms; in between their figures grow by themselves. */
const askMs = 20_000;

/** The shared jackpots by the key of their game, asked for where games can have one. @param features what games can do. */
export function usePools(features: readonly string[]): ReadonlyMap<string, ToldPool> {
  const hasPools = features.includes('jackpot');
  const { data, fulfilledTimeStamp: at = 0 } = useBonusPoolsQuery(undefined, {
    skip: !hasPools,
    pollingInterval: askMs,
  });
  return useMemo(() => new Map((data ?? []).map(pool => [poolKey(pool), { ...pool, at }])), [data, at]);
}
