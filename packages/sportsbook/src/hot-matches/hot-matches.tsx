import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { lazy, Suspense } from 'react';
import css from './hot-matches.module.css';

/** The feed and its codec come after the page stands. */
const HotCards = lazy(async () => ({ default: (await import('./hot-cards.tsx')).HotCards }));

/** Up to eight matches worth looking at, with live 1X2 prices. For the home page, visitors too. */
export function HotMatches() {
  return (
    <Suspense fallback={<HotSkeleton />}>
      <HotCards />
    </Suspense>
  );
}

/** The cards before they are there; takes the same room. */
export function HotSkeleton() {
  return (
    <SkeletonGroup className={css.cards}>
      {['a', 'b', 'c', 'd'].map(card => (
        <div key={card} className={css.card}>
          <Skeleton width="50%" />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
          <Skeleton shape="block" height="2.125rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
