import type { ReactNode } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is under way. */
  label: string;
  /** How far it is, from 0 to `max`. */
  value: number;
  max: number;
  /** `narrow`: where it stands alone in the middle of a page. */
  width?: 'full' | 'narrow';
}

/** How far something is, as a bar. */
export function Progress({ label, value, max, width = 'full' }: ProgressProps): ReactNode {
  return <progress className={styles.bar} data-width={width} aria-label={label} max={max} value={value} />;
}
