import type { ReactNode } from 'react';
import { ErrorSign } from '../icon/error-sign.tsx';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `gold`: money that came, or what waits for somebody; `danger`: it failed, which a sign says too. */
  tone?: 'neutral' | 'accent' | 'gold' | 'success' | 'danger';
  /** `solid`, of the accent alone, for the few that must be seen first. */
  look?: 'tint' | 'solid';
  size?: 's' | 'm';
  children: ReactNode;
}

/** A short text or a count in a small coloured field. */
export function Badge({ tone = 'neutral', look = 'tint', size = 'm', children }: BadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-tone={tone} data-look={look} data-size={size}>
      {tone === 'danger' && <ErrorSign />}
      {children}
    </span>
  );
}
