import { useServerNow } from '@lobby/api-client/api/use-server-now';
import { useWithdrawInfoQuery } from '@lobby/api-client/endpoints/withdraw';
import { timeLeft, useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { Panel } from '@lobby/ui-kit/panel';
import { useDispatch } from 'react-redux';
import { payoutPasswordMessages } from './messages/index.ts';
import { withdrawalPasswordDialog } from './withdrawal-password.dialog.ts';
import css from './withdrawal-password.module.css';

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
    <Panel labelledBy="payout-password">
      <div className={css.head}>
        <h2 id="payout-password">{t('payoutPassword.title')}</h2>
        <Badge tone={hasPassword ? 'down' : 'gold'}>
          {t(hasPassword ? 'payoutPassword.isSet' : 'payoutPassword.unset')}
        </Badge>
        {left && <Badge tone="danger">{t('payoutPassword.lockedFor', { left })}</Badge>}
      </div>
      <Hint>{t('payoutPassword.what')}</Hint>
      <Actions>
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
      </Actions>
    </Panel>
  );
}
