import { useText } from '@lobby/i18n';
import { type ReactNode, useId } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import styles from './bet-slip.module.css';

interface SlipFrameProps {
  /** The header, which has the title by this id; left out: the title alone. */
  header?(titleId: string): ReactNode;
  readonly children: ReactNode;
}

/** The slip beside the matches: 344 design px wide. */
export function SlipFrame({ header, children }: SlipFrameProps): ReactNode {
  const t = useText(betslipMessages);
  const titleId = useId();
  return (
    <section translate="no" className={styles.slip} data-slip aria-labelledby={titleId}>
      {header?.(titleId) ?? (
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {t('betslip.title')}
          </h2>
        </header>
      )}
      {children}
    </section>
  );
}
