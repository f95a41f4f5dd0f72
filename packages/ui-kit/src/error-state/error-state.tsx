import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { StateFrame } from '../empty-state/state-frame.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';

export interface ErrorStateProps {
  /** What did not work, in a sentence. */
  title: string;
  hint?: ReactNode;
  /** Other ways on, beside the retry. */
  action?: ReactNode;
  onRetry?: () => void;
  /** The retry is under way. */
  busy?: boolean;
  icon?: IconName;
  size?: 's' | 'm';
}

/** A failure with its text and a retry button. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const { title, hint, action, onRetry, busy, icon = 'warning', size = 'm' } = props;
  const words = useUiText();
  const ways = (onRetry || action) && (
    <>
      {onRetry && (
        <Button variant="outline" busy={busy} onClick={onRetry}>
          <Icon name="refresh" size={16} />
          {words.retry}
        </Button>
      )}
      {action}
    </>
  );
  return (
    <StateFrame isError scene="failed" title={title} hint={hint} action={ways} icon={icon} size={size} />
  );
}
