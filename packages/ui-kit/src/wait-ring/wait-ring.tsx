import { type ReactNode, useState } from 'react';
import styles from './wait-ring.module.css';

export interface WaitRingProps {
  /** When the wait began and when it ends, ms. */
  since: number;
  until: number;
  /** The time as `since` and `until` count it, ms. */
  now(): number;
  /** Design px. */
  size?: number;
}

/**
 * A ring that fills from the begin of a wait to its end: drawn anew in between, it goes on where it would be. Not read
 * out, so say beside it what is waited for. With reduced motion it is a clock that stands still.
 */
export function WaitRing(props: WaitRingProps): ReactNode {
  return <Ring key={`${props.since} ${props.until}`} {...props} />;
}

function Ring({ since, until, now, size = 20 }: WaitRingProps): ReactNode {
  // A later delay would move an animation that runs.
  const [passed] = useState(() => now() - since);
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={styles.ring}
      style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
    >
      <circle cx="12" cy="12" r="10" className={styles.track} />
      <circle
        cx="12"
        cy="12"
        r="10"
        pathLength="100"
        className={styles.arc}
        style={{ animationDuration: `${Math.max(0, until - since)}ms`, animationDelay: `${-passed}ms` }}
      />
      <path d="M12 7.5V12l3 2" className={styles.hands} />
    </svg>
  );
}
