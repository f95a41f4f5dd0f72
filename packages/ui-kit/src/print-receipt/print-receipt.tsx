import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-receipt.module.css';

export interface PrintReceiptProps {
  /** Whose receipt it is: the name of the site. */
  brand: string;
  title: string;
  /** What was backed. */
  legs: readonly { readonly title: string; readonly detail: string; readonly price: string }[];
  rows: readonly { readonly label: string; readonly value: string }[];
  /** Small print at the end. */
  notes: readonly string[];
  /** The browser has printed, or the person has changed their mind. */
  onDone: () => void;
}

/** Prints a receipt alone, as soon as it is drawn: nothing else of the page is on paper, nothing of it on the screen. */
export function PrintReceipt(props: PrintReceiptProps): ReactNode {
  const { brand, title, legs, rows, notes, onDone } = props;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const tell = () => done.current();
    window.addEventListener('afterprint', tell);
    window.print();
    return () => window.removeEventListener('afterprint', tell);
  }, []);

  return createPortal(
    <section className={styles.paper} data-print-alone aria-label={title}>
      <p className={styles.brand}>{brand}</p>
      <h1 className={styles.title}>{title}</h1>
      <ul className={styles.legs}>
        {legs.map((leg, at) => (
          <li key={at}>
            <p className={styles.leg}>
              <b>{leg.title}</b>
              <b>{leg.price}</b>
            </p>
            <p>{leg.detail}</p>
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
