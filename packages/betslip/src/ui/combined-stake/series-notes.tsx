import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import styles from './combined-stake.module.css';

/** In place of a series or of systems while there is one bet alone. */
export function TooFewLegs(): ReactNode {
  const t = useText(betslipMessages);
  return <p className={styles.hint}>{t('betslip.series.tooFew')}</p>;
}

/** The odds by which a series is reckoned. */
export function HongKongOdds(): ReactNode {
  const t = useText(betslipMessages);
  return <span className={styles.quiet}>{t('betslip.series.hongKong')}</span>;
}
