import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  /** The heading of the page. Left out where a part of it is its heading. */
  title?: ReactNode;
  /** What concerns the whole page, at the end of the title's line. */
  actions?: ReactNode;
  /** What becomes of an action, below that line. */
  note?: ReactNode;
  /** `narrow`: for one thing that is read from top to bottom, as an order. */
  width?: 'full' | 'narrow';
  children: ReactNode;
}

/** The content of a page: its title, and its parts below each other, at a distance from the edges. */
export function Page({ title, actions, note, width = 'full', children }: PageProps): ReactNode {
  return (
    <div className={styles.page} data-width={width}>
      {title !== undefined && (
        <header className={styles.top}>
          <h1 className={styles.title}>{title}</h1>
          {actions && <div className={styles.actions}>{actions}</div>}
          {note}
        </header>
      )}
      {children}
    </div>
  );
}
