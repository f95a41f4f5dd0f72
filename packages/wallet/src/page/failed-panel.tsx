import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Panel } from '@lobby/ui-kit/panel';
import type { ReactNode } from 'react';

interface FailedPanelProps {
  /** What did not load, in a sentence. */
  readonly title: string;
  readonly failure: ApiFailure;
  readonly isRetrying: boolean;
  /** Another way on, beside the retry. */
  readonly action?: ReactNode;
  onRetry(): void;
}

/** Stands where a page has nothing to show because it could not be fetched: why, and a button to try again. */
export function FailedPanel({ title, failure, isRetrying, action, onRetry }: FailedPanelProps) {
  const locale = useLocale();
  return (
    <Panel>
      <ErrorState
        title={title}
        hint={inlineText(failure, locale)}
        busy={isRetrying}
        action={action}
        onRetry={onRetry}
      />
    </Panel>
  );
}
