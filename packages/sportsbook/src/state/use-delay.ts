import type { Feed } from '../feed/list-feed.ts';
import { useSecond } from './use-second.ts';

/** Older than this, the page says so. */
const freshForMs = 10_000;

/** For how many seconds nothing has been heard; 0 while the data is fresh. */
export function useDelay(feed: Pick<Feed<unknown>, 'answeredAt'> | undefined): number {
  const now = useSecond();
  const answeredAt = feed?.answeredAt();
  if (answeredAt === undefined) return 0;
  const age = now - answeredAt;
  return age > freshForMs ? Math.floor(age / 1_000) : 0;
}
