import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export interface TicketProps {
  /** What was bet on. */
  children: ReactNode;
  /** Below the perforation: the money, the ticket id. */
  foot: ReactNode;
  /** What became of it, a `Stamp`. */
  stamp?: ReactNode;
}

/** A bet as a ticket: what was bet on, a perforation, and a foot with the money. */
export function Ticket({ children, foot, stamp }: TicketProps): ReactNode {
  return (
    <div translate="no" className={styles.ticket}>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <div className={styles.money}>{foot}</div>
        {stamp}
      </div>
    </div>
  );
}
