import { refusalTitle } from '@lobby/api-client/refusal-reasons';
import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import type { ReactNode } from 'react';
import { sportsbookMessages } from '../messages/index.ts';

interface NotLoadedProps {
  /** What did not load, in a sentence. */
  readonly title: string;
  /** Why; undefined when that is not known. */
  readonly failure: ApiFailure | undefined;
  readonly size?: 's' | 'm' | undefined;
  onRetry(): void;
}

/** A part of the sportsbook that could not be loaded: why, and a retry. One in maintenance says that, and until when. */
export function NotLoaded({ title, failure, size, onRetry }: NotLoadedProps): ReactNode {
  const t = useText(sportsbookMessages);
  const locale = useLocale();
  const isClosed = failure?.kind === 'refused' && failure.name === 'venue-under-maintenance';
  const closed = isClosed ? refusalTitle(failure, locale) : undefined;
  return (
    <ErrorState
      icon={closed ? 'clock' : 'warning'}
      size={size ?? 'm'}
      title={closed ?? title}
      hint={failure ? inlineText(failure, locale) : t('sportsbook.error.hint')}
      onRetry={onRetry}
    />
  );
}
