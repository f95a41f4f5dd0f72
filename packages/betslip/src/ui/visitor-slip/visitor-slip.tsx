import { loginOpened } from '@lobby/api-client/session';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { type ReactNode, useId } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import styles from '../bet-slip/bet-slip.module.css';
import { useSelectionUntilClosed } from './use-selection-until-closed.ts';

/** In the place of the slip, for a visitor who may look: what to do to bet, and the two ways in. */
export function VisitorSlip(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const titleId = useId();
  useSelectionUntilClosed();
  return (
    <section className={styles.slip} data-slip aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('betslip.title')}
        </h2>
      </header>
      <EmptyState
        size="s"
        icon="ticket"
        title={t('betslip.visitor.title')}
        hint={t('betslip.visitor.hint')}
        action={
          <>
            <Button variant="outline" onClick={() => dispatch(loginOpened({ way: 'register' }))}>
              {t('betslip.visitor.register')}
            </Button>
            <Button variant="primary" onClick={() => dispatch(loginOpened({ way: 'login' }))}>
              {t('betslip.visitor.login')}
            </Button>
          </>
        }
      />
    </section>
  );
}
