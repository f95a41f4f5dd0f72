import type { ReactNode } from 'react';
import styles from './totals.module.css';

export interface TotalsProps {
  /** Names the sums: of what they are. */
  label: string;
  /** They are being added up. */
  busy?: boolean;
  /** Each a `Total`; two at least. */
  children: ReactNode;
}

/** Sums of a record on one grid: side by side, in pairs on a phone. */
export function Totals({ label, busy, children }: TotalsProps): ReactNode {
  return (
    <div className={styles.frame}>
      <dl className={styles.totals} aria-label={label} aria-busy={busy || undefined}>
        {children}
      </dl>
    </div>
  );
}

export interface TotalProps {
  label: ReactNode;
  /** A second amount below, as in another currency. */
  beside?: ReactNode;
  /** The sum. */
  children: ReactNode;
}

/** One sum of `Totals`. */
export function Total({ label, beside, children }: TotalProps): ReactNode {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {beside && <dd data-beside>{beside}</dd>}
    </div>
  );
}
