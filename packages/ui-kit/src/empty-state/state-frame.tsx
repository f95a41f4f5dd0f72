import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Scene, type SceneKind } from '../scene/scene.tsx';
import styles from './empty-state.module.css';

interface StateFrameProps {
  title: string;
  hint: ReactNode;
  action: ReactNode;
  icon: IconName;
  size: 's' | 'm';
  scene: SceneKind;
  isError?: boolean;
  /** Its title is the heading of the page. */
  isPage?: boolean;
}

/** A sign, what it means, and what to do about it: what `EmptyState` and `ErrorState` have in common. */
export function StateFrame(props: StateFrameProps): ReactNode {
  const { title, hint, action, icon, size, scene, isError, isPage } = props;
  const Title = isPage ? 'h1' : 'p';
  return (
    <div
      className={styles.state}
      data-tone={isError ? 'error' : undefined}
      data-size={size}
      data-page={isPage || undefined}
      role={isError ? 'alert' : undefined}
    >
      {size === 'm' && <Scene kind={scene} />}
      <span className={styles.disc}>
        <Icon name={icon} size={size === 'm' ? 30 : 22} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
