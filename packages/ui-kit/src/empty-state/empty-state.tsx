import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Scene } from '../scene/scene.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** Defaults to 暂无数据. */
  title?: string;
  /** What to do next, in a sentence. */
  hint?: ReactNode;
  /** A button or link that does it; several stand side by side. */
  action?: ReactNode;
  icon?: IconName;
  size?: 's' | 'm';
  /** It is all there is on the page, so its title is the page's heading. */
  isPage?: boolean;
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  title,
  hint,
  action,
  icon = 'receipt',
  size = 'm',
  isPage = false,
}: EmptyStateProps): ReactNode {
  const words = useUiText();
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.state} data-size={size}>
      {size === 'm' && <Scene />}
      <span className={styles.disc}>
        <Icon name={icon} size={size === 'm' ? 30 : 22} />
      </span>
      <Title className={styles.title}>{title ?? words.noData}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
