import type { ReactNode } from 'react';
import styles from './hint.module.css';

export interface HintProps {
  /** `m`: the sentence that begins a dialog. */
  size?: 's' | 'm';
  /** What appears later is read out: at once, or when there is time. It stands in the page while it is empty. */
  role?: 'alert' | 'status';
  /** `danger`: something went wrong. */
  tone?: 'danger';
  lang?: string;
  /** Nothing is drawn where there is nothing to say. */
  children: ReactNode;
}

/** A sentence that explains what stands beside it. */
export function Hint({ size = 's', tone, ...rest }: HintProps): ReactNode {
  return <p {...rest} className={styles.hint} data-size={size} data-tone={tone} />;
}
