import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export interface TicketLegProps {
  /** What was backed, at its line. */
  title: string;
  price: string;
  /** The price before, when it was another. Not read out: say beside it that it has moved. */
  before?: string | undefined;
}

/** One leg of a ticket, "伯恩利 -0.5 0.96 → 0.98". */
export function TicketLeg({ title, price, before }: TicketLegProps): ReactNode {
  return (
    <p className={styles.leg}>
      <span className={styles.title}>{title}</span>
      <span className={styles.price}>
        {before !== undefined && (
          <span aria-hidden="true" className={styles.before}>
            <s>{before}</s> →{' '}
          </span>
        )}
        <b>{price}</b>
      </span>
    </p>
  );
}
