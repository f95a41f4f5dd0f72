import { loginOpened } from '@lobby/api-client/session';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { SlipFrame } from '../bet-slip/slip-frame.tsx';
import { usePickUntilClosed } from './use-pick-until-closed.ts';

/** In the place of the slip, for a visitor who may look: what to do to bet, and the two ways in. */
export function VisitorSlip(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  usePickUntilClosed();
  return (
    <SlipFrame>
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
    </SlipFrame>
  );
}
