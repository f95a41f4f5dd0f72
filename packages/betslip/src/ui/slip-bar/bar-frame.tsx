import { useText } from '@lobby/i18n';
import { type ReactNode, useEffect } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import styles from './slip-bar.module.css';

interface BarFrameProps {
  /** Behind the title: how many bets are in the slip. */
  readonly count?: number;
  /** A row over the bar, which has something to say while the sheet is closed. */
  readonly above?: ReactNode;
  /** Between the title and the summary. */
  readonly mark?: ReactNode;
  readonly summary: ReactNode;
  /** The button at its end. */
  readonly children: ReactNode;
}

/** The bar at the bottom of a phone in which the slip is summed up. */
export function BarFrame({ count, above, mark, summary, children }: BarFrameProps): ReactNode {
  useSpaceForBar();
  const t = useText(betslipMessages);
  return (
    <section className={styles.bar} aria-label={t('betslip.title')}>
      {above}
      <div className={styles.row}>
        <b className={styles.title}>
          {t('betslip.title')}
          {count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{count}</span>
            </>
          )}
        </b>
        {mark}
        <span className={styles.summary}>{summary}</span>
        {children}
      </div>
    </section>
  );
}

/** While the bar is there the page ends above it, so that it covers nothing of the footer. */
function useSpaceForBar(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-slip-bar', true);
    return () => document.documentElement.removeAttribute('data-slip-bar');
  }, []);
}
