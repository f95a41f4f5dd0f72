import { Fragment, type ReactNode } from 'react';
import styles from './in-fours.module.css';

/**
 * A long number or address, in groups of four so that it can be compared. The distance between them is drawn: what is
 * selected, copied or read out is the text alone. A press selects all of it.
 */
export function InFours({ text }: { text: string }): ReactNode {
  return (
    <span className={styles.whole}>
      {(text.match(/.{1,4}/gs) ?? []).map((group, at) => (
        <Fragment key={`${at} ${group}`}>
          <span className={styles.group}>{group}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
