import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import css from './hot-cards.module.css';

/** The cards before they are there: two rows, as on most evenings, so that nothing below them moves. */
export function CardsHotSkeleton() {
  return (
    <SkeletonGroup className={css.cards}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(card => (
        <div key={card} className={css.card}>
          <Skeleton width="50%" />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
          <Skeleton shape="block" height="var(--price-height)" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
