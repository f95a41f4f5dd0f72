import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface FactsProps {
  /** The distance between two of them, a step of `--space-*`. */
  gap?: 3 | 4;
  children: ReactNode;
}

/** A list of facts: what each is called, and its value at the end of the row. */
export function Facts({ gap = 4, children }: FactsProps): ReactNode {
  return (
    <dl className={styles.facts} data-gap={gap}>
      {children}
    </dl>
  );
}

export interface FactProps {
  label: ReactNode;
  /** The value is not emphasised. */
  plain?: boolean;
  /** The value changes while somebody types, and is read out when it does. */
  live?: boolean;
  /** The value. */
  children: ReactNode;
}

/** One row of `Facts`. */
export function Fact({ label, plain = false, live = false, children }: FactProps): ReactNode {
  return (
    <div
      className={styles.fact}
      data-strong={!plain || undefined}
      aria-live={live ? 'polite' : undefined}
      aria-atomic={live || undefined}
    >
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
