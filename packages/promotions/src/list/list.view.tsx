import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Callout } from '@lobby/ui-kit/callout';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { promotionsMessages } from '../messages/index.ts';
import type { Promotion } from '../rule/read-rule.ts';
import css from './list.module.css';
import { PromotionCard } from './promotion-card.tsx';
import { stateOf } from './promotion-state.ts';
import { isAbout, type Topic, topicsOf } from './topics.ts';

/** Which promotions are shown. */
export const shownKinds = ['open', 'mine', 'ended'] as const;
export type Shown = (typeof shownKinds)[number];

export interface ListViewProps {
  /** Undefined while they are being fetched, or when that failed. */
  readonly promotions: readonly Promotion[] | undefined;
  /** The member is in a pause: nothing is offered. */
  readonly isPaused: boolean;
  readonly isMember: boolean;
  readonly shown: Shown;
  /** What the promotions that are shown are about; undefined: all of them. */
  readonly topic: Topic | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** The platform's time, ms. */
  readonly now: number;
  onShow(shown: Shown): void;
  onTopic(topic: Topic | undefined): void;
  onRetry(): void;
}

/** The promotions of the site: those that run, those of the member, those that have ended. */
export function ListView(props: ListViewProps) {
  const t = useText(promotionsMessages);
  const { shown, isMember, onShow } = props;
  const offered = isMember ? shownKinds : shownKinds.filter(kind => kind !== 'mine');
  return (
    <Page
      title={t('promotions.title')}
      actions={
        <Segmented
          label={t('promotions.shown')}
          value={shown}
          items={offered.map(value => ({ value, label: t(`promotions.shown.${value}`) }))}
          onChange={onShow}
        />
      }
    >
      <Content {...props} />
    </Page>
  );
}

function Content(props: ListViewProps) {
  const { promotions, isPaused, shown, failure, isRetrying, now, onRetry } = props;
  const t = useText(promotionsMessages);
  const locale = useLocale();
  if (!promotions && failure)
    return (
      <ErrorState
        title={t('promotions.error')}
        hint={inlineText(failure, locale)}
        onRetry={onRetry}
        busy={isRetrying}
      />
    );
  if (!promotions)
    return (
      <SkeletonGroup label={t('promotions.loading')}>
        <Skeleton shape="block" height="14rem" />
        <Skeleton shape="block" height="14rem" />
      </SkeletonGroup>
    );
  if (isPaused)
    return (
      <Callout size="m" icon="info">
        {t('promotions.paused')}
      </Callout>
    );
  const chosen = promotions.filter(one => isShown(one, shown, now));
  if (chosen.length === 0) return <EmptyState icon="gift" title={t(`promotions.none.${shown}`)} />;
  return <Chosen {...props} promotions={chosen} />;
}

/** A choice of topics, where there are several, above the promotions of the one that is chosen. */
function Chosen({ promotions, topic, now, onTopic }: ListViewProps & { promotions: readonly Promotion[] }) {
  const t = useText(promotionsMessages);
  const topics = topicsOf(promotions);
  const chosen = topics.find(one => one === topic);
  return (
    <>
      {topics.length > 0 && (
        <div>
          <Segmented
            label={t('promotions.topic')}
            value={chosen ?? 'all'}
            items={(['all', ...topics] as const).map(value => ({
              value,
              label: t(`promotions.topic.${value}`),
            }))}
            onChange={value => onTopic(value === 'all' ? undefined : value)}
          />
        </div>
      )}
      <ul className={css.cards}>
        {promotions
          .filter(one => chosen === undefined || isAbout(one, chosen))
          .map(one => (
            <PromotionCard key={one.id} promotion={one} now={now} />
          ))}
      </ul>
    </>
  );
}

function isShown(promotion: Promotion, shown: Shown, now: number): boolean {
  const hasEnded = stateOf(promotion, now) === 'ended';
  if (shown === 'ended') return hasEnded;
  return !hasEnded && (shown === 'open' || (promotion.own?.joinedAt ?? 0) > 0);
}
