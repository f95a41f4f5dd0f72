import type { Grant } from '@lobby/api-client/contract/act/grant';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { promotionsMessages } from '../messages/index.ts';

/** Gifts of a member, and the course of the request for them. */
export interface GiftsProps {
  /** Undefined while they are being fetched, or when that failed. */
  readonly gifts: readonly Grant[] | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** The platform's time, ms. */
  readonly now: number;
  onRetry(): void;
}

/** Stands where gifts will, or says why there are none. */
export function GiftsLoading({ failure, isRetrying, onRetry }: Omit<GiftsProps, 'gifts' | 'now'>) {
  const t = useText(promotionsMessages);
  const locale = useLocale();
  if (failure)
    return (
      <ErrorState
        title={t('promotions.record.error')}
        hint={inlineText(failure, locale)}
        onRetry={onRetry}
        busy={isRetrying}
      />
    );
  return (
    <SkeletonGroup label={t('promotions.record.loading')}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
}
