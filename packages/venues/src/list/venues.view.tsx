import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { venuesMessages } from '../messages/index.ts';
import type { VenueCategory } from '../venue-types.ts';
import { VenueCards, type VenueCardsProps } from './venue-cards.tsx';

export interface VenuesViewProps extends VenueCardsProps {
  readonly category: VenueCategory;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  onRetry(): void;
}

/** The page of the venues of one category. */
export function VenuesView({ category, failure, isRetrying, onRetry, ...cards }: VenuesViewProps) {
  const t = useText(venuesMessages);
  const locale = useLocale();
  return (
    <Page title={t(`venues.title.${category}`)}>
      {failure && !cards.own ? (
        <Panel>
          <ErrorState
            title={t('venues.error')}
            hint={inlineText(failure, locale)}
            busy={isRetrying}
            onRetry={onRetry}
          />
        </Panel>
      ) : cards.venues?.length === 0 && !cards.own ? (
        <Panel>
          <EmptyState title={t('venues.empty')} hint={t('venues.empty.hint')} icon="venue" />
        </Panel>
      ) : (
        <VenueCards {...cards} />
      )}
    </Page>
  );
}
