import { useText } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { sportsbookMessages } from '../messages/index.ts';
import css from './match-skeleton.module.css';

const cards = ['10rem', '10rem', '7rem', '14rem'];

/** The match page before it is there. */
export function MatchSkeleton() {
  const t = useText(sportsbookMessages);
  return (
    <SkeletonGroup label={t('sportsbook.loading')} className={css.page}>
      <Skeleton shape="block" height="11rem" />
      <Skeleton width="60%" height="2.5rem" shape="block" />
      <div className={css.cards}>
        {cards.map((height, index) => (
          <Skeleton key={index} shape="block" height={height} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
