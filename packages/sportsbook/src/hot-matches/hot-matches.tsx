import { lazyWithTexts } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Suspense } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import css from './hot-matches.module.css';
// The sheets of what comes late are small and travel in the page.
import '../browse/live-clock.module.css';
import '@lobby/ui-kit/price-cell.css';
import '@lobby/ui-kit/empty-state.css';

/** The feed and its codec come after the page stands. */
const HotCards = lazyWithTexts(
  async () => ({ default: (await import('./hot-cards.tsx')).HotCards }),
  sportsbookMessages,
);

/** Up to eight matches worth looking at, with live 1X2 prices. For the home page, visitors too. */
export function HotMatches() {
  return (
    <Suspense fallback={<HotSkeleton />}>
      <HotCards />
    </Suspense>
  );
}

/** The cards before they are there: two rows, as on most evenings, so that nothing below them moves. */
export function HotSkeleton() {
  return (
    <SkeletonGroup className={css.cards}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(card => (
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
