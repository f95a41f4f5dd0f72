import { phone, useMedia } from '@lobby/feature/use-media';
import { Skeleton } from '@lobby/ui-kit/skeleton';
import { useColumnCount } from '../list/columns/use-column-count.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { tablet } from '../state/widths.ts';
import css from './toolbar.module.css';

/** The centre column before the venue is launched: the tools and the list, in their places. */
export function BrowseSkeleton() {
  const columns = useColumnCount();
  const isPhone = useMedia(phone);
  const isTablet = useMedia(tablet);
  return (
    <>
      <div className={css.bar}>
        <Skeleton shape="block" width="min(17rem, 100%)" height="calc(2.625rem + 2px)" />
        <Skeleton
          shape="block"
          width={isPhone ? '100%' : 'min(31rem, 100%)'}
          height={`var(--control-height-${isTablet ? 'm' : 's'})`}
        />
      </div>
      {isTablet && <Skeleton shape="block" height="calc(2.625rem + 2px)" />}
      <ListSkeleton columns={columns} />
    </>
  );
}
