import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './spinner.module.css';

/** A turning ring. Says nothing: whatever holds it says what is being waited for. */
export function Spinner({ size = 16 }: { size?: number }): ReactNode {
  return <Icon name="loading" size={size} className={styles.spinner} />;
}
