import { useServerNow } from '@lobby/api-client/api/use-server-now';
import { useWithdrawalInfoQuery } from '@lobby/api-client/endpoints/withdraw';
import { timeLeft, useLocale, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { useDispatch } from 'react-redux';
import sheet from '../page/page.module.css';
import { withdrawalPasswordMessages } from './messages/index.ts';
import { withdrawalPasswordDialog } from './withdrawal-password.dialog.ts';

/** The withdrawal password as it stands, with what can be done; nothing where the brand asks for codes instead. */
export function WithdrawalPasswordRow() {
  const t = useText(withdrawalPasswordMessages);
  const locale = useLocale();
  const now = useServerNow();
  const dispatch = useDispatch();
  const { data } = useWithdrawalInfoQuery();
  if (data?.secondFactor !== 'password') return null;
  const { hasPassword, lockedUntil } = data;
  const left = timeLeft(lockedUntil - now, locale);
  const open = (does: 'set' | 'change' | 'reset') => dispatch(withdrawalPasswordDialog.open({ does }));
  return (
    <section className={sheet.panel} aria-labelledby="withdrawal-password">
      <div className={sheet.head}>
        <h2 id="withdrawal-password">{t('withdrawalPassword.title')}</h2>
        <Badge tone={hasPassword ? 'down' : 'gold'}>
          {t(hasPassword ? 'withdrawalPassword.isSet' : 'withdrawalPassword.unset')}
        </Badge>
        {left && <Badge tone="danger">{t('withdrawalPassword.lockedFor', { left })}</Badge>}
      </div>
      <p className={sheet.hint}>{t('withdrawalPassword.what')}</p>
      <div className={sheet.actions}>
        {hasPassword ? (
          <>
            <Button onClick={() => open('change')}>{t('withdrawalPassword.change')}</Button>
            <Button onClick={() => open('reset')}>{t('withdrawalPassword.reset')}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => open('set')}>
            {t('withdrawalPassword.set')}
          </Button>
        )}
      </div>
    </section>
  );
}
