import { loginOpened } from '@lobby/api-client/session';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import styles from '../slip-bar/slip-bar.module.css';
import { useSpaceForBar } from '../slip-bar/use-space-for-bar.ts';
import { useSelectionUntilClosed } from './use-selection-until-closed.ts';

/** The phone's bar for a visitor who may look. */
export function VisitorBar(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  useSelectionUntilClosed();
  useSpaceForBar();
  return (
    <section className={styles.bar} aria-label={t('betslip.title')}>
      <b className={styles.title}>{t('betslip.title')}</b>
      <span className={styles.summary}>{t('betslip.visitor.title')}</span>
      <Button variant="primary" onClick={() => dispatch(loginOpened({ way: 'login' }))}>
        {t('betslip.visitor.login')}
      </Button>
    </section>
  );
}
