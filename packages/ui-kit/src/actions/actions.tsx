import type { ReactNode } from 'react';
import styles from './actions.module.css';

export interface ActionsProps {
  align?: 'start' | 'center';
  /** Buttons and links, each as high as a finger needs. */
  children: ReactNode;
}

/** What can be done with the thing above: buttons and links beside each other. */
export function Actions({ align = 'start', children }: ActionsProps): ReactNode {
  return (
    <div className={styles.actions} data-align={align}>
      {children}
    </div>
  );
}
