import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Stamp } from '../ticket/stamp.tsx';
import type { TicketPaper } from '../ticket/ticket-paper.ts';
import styles from './print-ticket.module.css';

export interface PrintTicketProps {
  paper: TicketPaper;
  /** The browser has printed, or the person has changed their mind. */
  onDone: () => void;
}

/** Prints a ticket alone, as soon as it is drawn: nothing else of the page is on paper, nothing of it on the screen. */
export function PrintTicket(props: PrintTicketProps): ReactNode {
  return (
    <Suspense>
      <Printing {...props} />
    </Suspense>
  );
}

/** Prints once the frame of its stamp is there. */
function Printing({ paper, onDone }: PrintTicketProps): ReactNode {
  const { brand, title, legs, rows, notes, stamp } = paper;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const onPrinted = () => done.current();
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, []);

  return createPortal(
    <section translate="no" className={styles.paper} data-print-alone aria-label={title}>
      <p className={styles.brand}>{brand}</p>
      <div className={styles.top}>
        <h1 className={styles.title}>{title}</h1>
        {stamp && <Stamp {...stamp} />}
      </div>
      <ul className={styles.legs}>
        {legs.map((leg, at) => (
          <li key={at}>
            <p className={styles.leg}>
              <b>{leg.title}</b>
              <span className={styles.price}>
                {leg.before !== undefined && (
                  <>
                    <s>{leg.before}</s> →{' '}
                  </>
                )}
                <b>{leg.price}</b>
              </span>
            </p>
            <p>{leg.detail}</p>
            <p>{leg.facts}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map(note => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>,
    document.body,
  );
}
