import type { Feed } from '../feed/feed.ts';
import { priceLifeMs } from '../feed/price-store.ts';
import { useSecond } from './use-second.ts';

/** Seconds since the last answer; 0 while the data is fresh. */
export function useDelay(feed: Pick<Feed<unknown>, 'answeredAt'> | undefined): number {
  const now = useSecond();
  const answeredAt = feed?.answeredAt();
  if (answeredAt === undefined) return 0;
  const age = now - answeredAt;
  return age > priceLifeMs ? Math.floor(age / 1_000) : 0;
}
