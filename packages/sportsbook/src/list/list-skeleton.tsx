import { useText } from '@lobby/i18n';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { sportsbookMessages } from '../messages/index.ts';
import grid from './column-grid.module.css';
import { ListFrame } from './list-frame.by-look.tsx';
import css from './list-skeleton.module.css';

const leagues = [3, 2, 2];

/** The list before it is there: the same cards, rows and columns. */
export function ListSkeleton({ columns }: { columns: number }) {
  const t = useText(sportsbookMessages);
  return (
    <SkeletonGroup label={t('sportsbook.loading')} className={css.list}>
      <ListFrame>
        {leagues.map((matches, league) => (
          <div key={league} className={css.league}>
            <div className={css.head}>
              <Skeleton width="6rem" />
            </div>
            {Array.from({ length: matches }, (_, match) => (
              <div key={match} className={`${grid.row} ${css.match}`} data-columns={columns}>
                <div className={css.teams}>
                  <Skeleton width="70%" />
                  <Skeleton width="55%" />
                </div>
                {Array.from({ length: columns }, (_, column) => (
                  <Skeleton key={column} shape="block" height="100%" />
                ))}
              </div>
            ))}
          </div>
        ))}
      </ListFrame>
    </SkeletonGroup>
  );
}
