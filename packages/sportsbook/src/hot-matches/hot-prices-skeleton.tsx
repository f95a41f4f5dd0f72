import { Skeleton } from '@lobby/ui-kit/skeleton';
import css from './hot-parts.module.css';

/** The place of the three prices of a match before they are there, for a list that keeps its height. */
export function HotPricesSkeleton() {
  return (
    <div className={css.prices}>
      {['h', 'd', 'a'].map(price => (
        <Skeleton key={price} shape="block" height="var(--price-height)" />
      ))}
    </div>
  );
}
