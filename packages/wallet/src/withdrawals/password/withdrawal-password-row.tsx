import { useWithdrawalInfoQuery } from '@lobby/api/endpoints/withdraw';
import { useServerNow } from '@lobby/api/use-server-now';
import { timeLeft, useLocale, useText } from '@lobby/i18n';
import { Actions } from '@lobby/ui-kit/actions';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { Hint } from '@lobby/ui-kit/hint';
import { Panel } from '@lobby/ui-kit/panel';
import { useDispatch } from 'react-redux';
import { withdrawalPasswordMessages } from './messages/index.ts';
import { withdrawalPasswordDialog } from './withdrawal-password.dialog.ts';
import css from './withdrawal-password.module.css';

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
    <Panel labelledBy="withdrawal-password">
      <div className={css.head}>
        <h2 id="withdrawal-password">{t('withdrawalPassword.title')}</h2>
        <Badge tone={hasPassword ? 'success' : 'gold'}>
          {t(hasPassword ? 'withdrawalPassword.isSet' : 'withdrawalPassword.unset')}
        </Badge>
        {left && <Badge tone="danger">{t('withdrawalPassword.lockedFor', { left })}</Badge>}
      </div>
      <Hint>{t('withdrawalPassword.what')}</Hint>
      <Actions>
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
      </Actions>
    </Panel>
  );
}
