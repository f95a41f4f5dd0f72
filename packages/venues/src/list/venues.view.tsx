import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { LaunchPlace } from '../launch/launch.flow.ts';
import { venuesMessages } from '../messages/index.ts';
import type { Venue, VenueCategory } from '../venue-types.ts';
import { OwnVenueCard, VenueCard } from './venue-card.tsx';
import css from './venues.module.css';

export interface VenuesViewProps {
  readonly category: VenueCategory;
  /** Undefined while they are being fetched, or when that failed. */
  readonly venues: readonly Venue[] | undefined;
  /** The site's own sportsbook, which stands first. */
  readonly own: { readonly name: string; readonly target: '_blank' | undefined } | undefined;
  /** What the member has where; undefined for a visitor, or while it is not known. */
  readonly balances: readonly { readonly channelCode: string; readonly balance: string }[] | undefined;
  /** Where the games of a venue open. */
  place(venue: Venue): LaunchPlace;
  /** The venue that is being entered. */
  readonly entering: string | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  onRetry(): void;
  onEnter(venue: Venue): void;
}

/** The venues of one category as cards. */
export function VenuesView(props: VenuesViewProps) {
  const { category, own, balances, failure } = props;
  const t = useText(venuesMessages);
  const locale = useLocale();
  // Our own sportsbook has a card of its own, in the words of the brand.
  // It needs no answer to be entered.
  const others = props.venues?.filter(({ opens }) => opens !== 'page') ?? (own ? [] : undefined);
  return (
    <Page title={t(`venues.title.${category}`)}>
      {failure && !own ? (
        <Panel>
          <ErrorState
            title={t('venues.error')}
            hint={inlineText(failure, locale)}
            busy={props.isRetrying}
            onRetry={props.onRetry}
          />
        </Panel>
      ) : !others ? (
        <SkeletonGroup label={t('venues.loading')} className={css.venues}>
          <Skeleton shape="block" height="13rem" />
          <Skeleton shape="block" height="13rem" />
        </SkeletonGroup>
      ) : others.length === 0 && !own ? (
        <Panel>
          <EmptyState title={t('venues.empty')} hint={t('venues.empty.hint')} icon="venue" />
        </Panel>
      ) : (
        <ul className={css.venues} aria-label={t('venues.list')}>
          {own && (
            <li>
              <OwnVenueCard {...own} rebate={props.venues?.find(({ opens }) => opens === 'page')?.rebate} />
            </li>
          )}
          {others.map(venue => (
            <li key={venue.channelCode}>
              <VenueCard
                venue={venue}
                balance={balances?.find(({ channelCode }) => channelCode === venue.channelCode)?.balance}
                place={props.place(venue)}
                isEntering={props.entering === venue.channelCode}
                isWaiting={props.entering !== undefined}
                onEnter={() => props.onEnter(venue)}
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
