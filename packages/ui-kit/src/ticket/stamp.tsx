import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export interface StampProps {
  /** 赢, 输, 走水 … */
  text: string;
  /** Why, below it. */
  note?: string | undefined;
  tone: 'won' | 'lost' | 'even' | 'off' | 'sold';
}

/** What became of a settled ticket, stamped on it. */
export function Stamp({ text, note, tone }: StampProps): ReactNode {
  return (
    <span className={styles.stamp} data-tone={tone}>
      <span>{text}</span>
      {note && <small>{note}</small>}
    </span>
  );
}
