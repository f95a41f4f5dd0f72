import { useText } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { resultMessages } from '../messages/index.ts';
import css from './standings.module.css';

/** A table before it is there. */
export function TableSkeleton() {
  const t = useText(resultMessages);
  return (
    <SkeletonGroup label={t('sportResults.table.loading')}>
      <div className={css.frame}>
        {Array.from({ length: 10 }, (_, row) => (
          <div key={row} className={css.waiting}>
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
