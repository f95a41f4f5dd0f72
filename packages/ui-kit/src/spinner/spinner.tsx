import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './spinner.module.css';

/** A spinner. Not announced: its container says what is loading. */
export function Spinner({ size = 16 }: { size?: number }): ReactNode {
  return <Icon name="loading" size={size} className={styles.spinner} />;
}
