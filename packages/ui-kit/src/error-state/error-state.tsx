import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from '../empty-state/empty-state.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Scene } from '../scene/scene.tsx';
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
  return (
    <div className={styles.state} data-tone="error" data-size={size} role="alert">
      {size === 'm' && <Scene />}
      <span className={styles.disc}>
        <Icon name={icon} size={size === 'm' ? 30 : 22} />
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button variant="outline" busy={busy} onClick={onRetry}>
              <Icon name="refresh" size={16} />
              {words.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
