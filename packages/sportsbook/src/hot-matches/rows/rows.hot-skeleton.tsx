import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { HotPricesSkeleton } from '../hot-prices-skeleton.tsx';
import css from './hot-rows.module.css';

/** The table before its matches are there: eight lines, so that nothing below them moves. */
export function RowsHotSkeleton() {
  return (
    <SkeletonGroup className={css.rows}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(row => (
        <div key={row} className={css.row}>
          <Skeleton width="70%" />
          <span className={css.league}>
            <Skeleton width="60%" />
          </span>
          <span className={css.match}>
            <Skeleton width="80%" />
          </span>
          <HotPricesSkeleton />
        </div>
      ))}
    </SkeletonGroup>
  );
}
