import { loginOpened } from '@lobby/api/session';
import { phone, useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { BarFrame } from '../slip-bar/bar-frame.tsx';
import { useSelectionUntilClosed } from './use-selection-until-closed.ts';

/** The bar for a visitor who may look; a phone has its tab bar and the login above it. */
export function VisitorBar(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const isPhone = useMedia(phone);
  useSelectionUntilClosed();
  if (isPhone) return null;
  return (
    <BarFrame summary={t('betslip.visitor.title')}>
      <Button variant="primary" onClick={() => dispatch(loginOpened({ way: 'login' }))}>
        {t('betslip.visitor.login')}
      </Button>
    </BarFrame>
  );
}
