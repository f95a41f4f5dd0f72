import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'gold' | 'up' | 'down' | 'danger';
  /** `solid` for the few that must be seen first. */
  look?: 'tint' | 'solid';
  size?: 's' | 'm';
  children: ReactNode;
}

/** A short text or a count in a small coloured field. */
export function Badge({ tone = 'neutral', look = 'tint', size = 'm', children }: BadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-tone={tone} data-look={look} data-size={size}>
      {children}
    </span>
  );
}
