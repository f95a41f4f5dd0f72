import type { WireDrawList } from '@lobby/api-client/contract/game/draws';
import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { ReactNode } from 'react';
import type { AnswerState } from '../feed/answer-feed.ts';
import { DrawRow } from './draw-row.tsx';
import css from './fairness.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { fairnessMessages } from './messages/index.ts';
import { RootValue } from './root-value.tsx';

export type RecentDraws = Pick<WireDrawList, 'days' | 'matches'>;

interface DrawListProps {
  readonly state: AnswerState<RecentDraws>;
  onRetry(): void;
  /** What stands below the matches. */
  readonly games?: ReactNode;
}

/** Recent matches that can be checked, the roots of their days, and how all this works. */
export function DrawListView({ state, onRetry, games }: DrawListProps) {
  const t = useText(fairnessMessages);
  const locale = useLocale();
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('fairness.title')}</h1>
      <p className={css.intro}>{t('fairness.intro')}</p>
      <div className={css.columns}>
        <div className={css.column}>
          {state.status === 'loading' && <ListSkeleton />}
          {state.status === 'failed' && (
            <ErrorState
              title={t('fairness.error')}
              hint={inlineText(state.failure, locale)}
              onRetry={onRetry}
            />
          )}
          {state.status === 'ready' && <Recent {...state.answer} />}
          {games}
        </div>
        <HowItWorks />
      </div>
    </div>
  );
}

function Recent({ matches, days }: RecentDraws) {
  const t = useText(fairnessMessages);
  return (
    <>
      <section className={css.card}>
        <h2 className={css.heading}>{t('fairness.list.title')}</h2>
        {matches.length === 0 ? (
          <EmptyState
            size="s"
            icon="virtual-football"
            title={t('fairness.list.empty')}
            hint={t('fairness.list.emptyHint')}
          />
        ) : (
          <ul className={css.rows}>
            {matches.map(draw => (
              <DrawRow key={draw.ecid} draw={draw} />
            ))}
          </ul>
        )}
      </section>
      {days.length > 0 && <DayRoots days={days} />}
    </>
  );
}

function ListSkeleton() {
  const t = useText(fairnessMessages);
  return (
    <SkeletonGroup label={t('fairness.loading')} className={css.waiting}>
      <Skeleton shape="block" height="26rem" />
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  );
}

/** The roots of recent days, and what they are for. */
function DayRoots({ days }: Pick<WireDrawList, 'days'>) {
  const t = useText(fairnessMessages);
  return (
    <section className={css.card}>
      <h2 className={css.heading}>{t('fairness.days.title')}</h2>
      <p className={css.quiet}>{t('fairness.days.hint')}</p>
      <dl className={css.values}>
        {days.map(day => (
          <RootValue key={day.day} day={day} />
        ))}
      </dl>
    </section>
  );
}
