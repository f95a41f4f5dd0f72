import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Scene } from '../scene/scene.tsx';
import styles from './empty-state.module.css';

interface StateFrameProps {
  title: string;
  hint: ReactNode;
  action: ReactNode;
  icon: IconName;
  size: 's' | 'm';
  isError?: boolean;
  /** Its title is the heading of the page. */
  isPage?: boolean;
}

/** A sign, what it means, and what to do about it: what `EmptyState` and `ErrorState` have in common. */
export function StateFrame({ title, hint, action, icon, size, isError, isPage }: StateFrameProps): ReactNode {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div
      className={styles.state}
      data-tone={isError ? 'error' : undefined}
      data-size={size}
      role={isError ? 'alert' : undefined}
    >
      {size === 'm' && <Scene />}
      <span className={styles.disc}>
        <Icon name={icon} size={size === 'm' ? 30 : 22} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
