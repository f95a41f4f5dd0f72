import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two parts of a page beside each other, the first one wider; below each other where the window is narrow. */
export function Columns({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
