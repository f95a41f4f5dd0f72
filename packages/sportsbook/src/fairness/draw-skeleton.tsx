import { useText } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import css from './fairness.module.css';
import { fairnessMessages } from './messages/index.ts';

/** The page of one match before it is there. */
export function DrawSkeleton() {
  const t = useText(fairnessMessages);
  return (
    <SkeletonGroup label={t('fairness.loading')} className={css.waiting}>
      <Skeleton shape="block" height="7.5rem" />
      <div className={css.columns}>
        <Skeleton shape="block" height="20rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </SkeletonGroup>
  );
}
