import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { HotPricesSkeleton } from '../hot-prices-skeleton.tsx';
import css from './hot-ticker.module.css';

/** The row before its matches are there: as many as are in view, as high as they are. */
export function TickerHotSkeleton() {
  return (
    <SkeletonGroup className={css.ticker}>
      <span className={css.turn} />
      <div className={css.row}>
        {['a', 'b', 'c', 'd'].map(match => (
          <div key={match} className={css.item}>
            <Skeleton width="40%" />
            <span className={css.match}>
              <Skeleton width="70%" />
              <Skeleton width="60%" />
            </span>
            <HotPricesSkeleton />
          </div>
        ))}
      </div>
      <span className={css.turn} />
    </SkeletonGroup>
  );
}
