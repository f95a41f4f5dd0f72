import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Hint } from '@lobby/ui-kit/hint';
import { Page } from '@lobby/ui-kit/page';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { betHistoryMessages } from '../messages/index.ts';
import { type ShownBet, ShownTicket } from './shown-ticket.tsx';

interface ShownBetViewProps {
  /** Null: there is none by this address; undefined: not known yet. */
  readonly bet: ShownBet | null | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isBusy: boolean;
  onRetry(): void;
}

/** A bet as it was placed and what became of it: of whom and for how much it does not say. */
export function ShownBetView({ bet, failure, isBusy, onRetry }: ShownBetViewProps) {
  const t = useText(betHistoryMessages);
  const locale = useLocale();
  if (bet === null) {
    return (
      <Page width="narrow">
        <EmptyState
          isPage
          scene="missing"
          title={t('betHistory.shown.unknown')}
          hint={t('betHistory.shown.unknownHint')}
        />
      </Page>
    );
  }
  return (
    <Page title={t('betHistory.shown.title')} width="narrow">
      {bet ? (
        <>
          <Hint>{t('betHistory.shown.intro')}</Hint>
          <ShownTicket bet={bet} />
          <Hint>{t('betHistory.shown.hidden')}</Hint>
        </>
      ) : failure ? (
        <ErrorState
          title={t('betHistory.shown.error')}
          hint={inlineText(failure, locale)}
          busy={isBusy}
          onRetry={onRetry}
        />
      ) : (
        <SkeletonGroup label={t('betHistory.shown.loading')}>
          <Skeleton shape="block" height="14rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
}
