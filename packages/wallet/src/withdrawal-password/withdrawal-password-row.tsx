import { useWithdrawInfoQuery } from '@lobby/api/endpoints/withdraw';
import { useServerNow } from '@lobby/api/use-server-now';
import { timeLeft, useLocale, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { useDispatch } from 'react-redux';
import sheet from '../page/page.module.css';
import { payoutPasswordMessages } from './messages/index.ts';
import { withdrawalPasswordDialog } from './withdrawal-password.dialog.ts';

/** The withdrawal password as it stands, with what can be done; nothing where the brand asks for codes instead. */
export function WithdrawalPasswordRow() {
  const t = useText(payoutPasswordMessages);
  const locale = useLocale();
  const now = useServerNow();
  const dispatch = useDispatch();
  const { data } = useWithdrawInfoQuery();
  if (data?.secondFactor !== 'password') return null;
  const { hasPassword, lockedUntil } = data;
  const left = timeLeft(lockedUntil - now, locale);
  const open = (does: 'set' | 'change' | 'reset') => dispatch(withdrawalPasswordDialog.open({ does }));
  return (
    <section className={sheet.panel} aria-labelledby="payout-password">
      <div className={sheet.head}>
        <h2 id="payout-password">{t('payoutPassword.title')}</h2>
        <Badge tone={hasPassword ? 'down' : 'gold'}>
          {t(hasPassword ? 'payoutPassword.isSet' : 'payoutPassword.unset')}
        </Badge>
        {left && <Badge tone="danger">{t('payoutPassword.lockedFor', { left })}</Badge>}
      </div>
      <p className={sheet.hint}>{t('payoutPassword.what')}</p>
      <div className={sheet.actions}>
        {hasPassword ? (
          <>
            <Button onClick={() => open('change')}>{t('payoutPassword.change')}</Button>
            <Button onClick={() => open('reset')}>{t('payoutPassword.reset')}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => open('set')}>
            {t('payoutPassword.set')}
          </Button>
        )}
      </div>
    </section>
  );
}
