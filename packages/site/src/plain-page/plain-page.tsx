import type { ReactNode } from 'react';
import styles from './plain-page.module.css';

/** A page that has one thing to say, in its middle. */
export function PlainPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
