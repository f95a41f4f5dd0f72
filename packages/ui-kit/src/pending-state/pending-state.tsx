import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './pending-state.module.css';

export interface PendingStateProps {
  /** What is being found out. */
  title: string;
  /** What the member can rely on meanwhile. */
  hint: ReactNode;
  /** A button that asks again at once; several stand in `Actions`. */
  action?: ReactNode;
}

/** The outcome of something is not known yet: that it is being found out, and what can be done meanwhile. */
export function PendingState({ title, hint, action }: PendingStateProps): ReactNode {
  return (
    <div className={styles.state} role="status">
      <Spinner size={28} />
      <p className={styles.title}>{title}</p>
      <p>{hint}</p>
      {action}
    </div>
  );
}
