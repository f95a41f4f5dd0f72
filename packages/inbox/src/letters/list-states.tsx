import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Stack } from '@lobby/ui-kit/stack';
import { inboxMessages } from '../messages/index.ts';

interface NoListProps {
  /** Undefined while the list is on its way, or empty. */
  readonly failure: ApiFailure | undefined;
  readonly isLoading: boolean;
  readonly isRetrying: boolean;
  readonly empty: string;
  onRetry(): void;
}

/** In place of a list: it is on its way, it did not come, or there is nothing in it. */
export function NoList({ failure, isLoading, isRetrying, empty, onRetry }: NoListProps) {
  const t = useText(inboxMessages);
  const locale = useLocale();
  if (failure) {
    return (
      <ErrorState
        icon={failure.kind === 'offline' ? 'offline' : 'warning'}
        title={t('inbox.letters.error')}
        hint={inlineText(failure, locale)}
        busy={isRetrying}
        onRetry={onRetry}
      />
    );
  }
  if (!isLoading) return <EmptyState icon="mail" title={empty} hint={t('inbox.letters.emptyHint')} />;
  return (
    <SkeletonGroup label={t('inbox.letters.loading')}>
      <Stack gap={2}>
        {['a', 'b', 'c', 'd'].map(key => (
          <Skeleton key={key} shape="block" height="3.25rem" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
