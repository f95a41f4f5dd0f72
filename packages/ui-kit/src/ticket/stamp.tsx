import type { ComponentType, ReactNode } from 'react';
import styles from './ticket.module.css';

/** What became of a ticket: won, lost, even, off (cancelled), sold (cashed out). */
export type StampTone = 'won' | 'lost' | 'even' | 'off' | 'sold';

export interface StampProps {
  /** 赢, 输, 走水 … */
  text: string;
  /** Why, below it. */
  note?: string | undefined;
  tone: StampTone;
  /** The brand's frame around the word: 96 × 64, in `currentColor`. */
  Frame: ComponentType<{ tone: StampTone; className?: string }>;
}

/** What became of a settled ticket, stamped on it. Waits for its frame, where that is fetched. */
export function Stamp({ text, note, tone, Frame }: StampProps): ReactNode {
  return (
    <span className={styles.stamp} data-tone={tone}>
      <span className={styles.seal}>
        <Frame tone={tone} className={styles.frame} />
        <span className={styles.word} data-long={text.length > 2 || undefined}>
          {text}
        </span>
      </span>
      {note && <small>{note}</small>}
    </span>
  );
}
