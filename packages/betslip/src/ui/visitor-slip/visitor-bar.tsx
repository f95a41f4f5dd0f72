import { loginOpened } from '@lobby/api-client/session';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { BarFrame } from '../slip-bar/bar-frame.tsx';
import { usePickUntilClosed } from './use-pick-until-closed.ts';

/** The phone's bar for a visitor who may look. */
export function VisitorBar(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  usePickUntilClosed();
  return (
    <BarFrame summary={t('betslip.visitor.title')}>
      <Button variant="primary" onClick={() => dispatch(loginOpened({ way: 'login' }))}>
        {t('betslip.visitor.login')}
      </Button>
    </BarFrame>
  );
}
