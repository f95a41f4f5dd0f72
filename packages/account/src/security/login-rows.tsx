import { useFormat, useText } from '@lobby/i18n';
import type { Account } from '@lobby/verification/security-score';
import { securityMessages } from '../messages/security/index.ts';
import { SecurityRow } from './security-row.tsx';

interface LoginRowsProps {
  readonly account: Account;
  onPassword(): void;
  readonly onDevices?: ((tab: 'devices' | 'security-log') => void) | undefined;
}

/** The login password, where it was used, and what happened to the account. */
export function LoginRows({ account, onPassword, onDevices }: LoginRowsProps) {
  const t = useText(securityMessages);
  const format = useFormat();
  const changed = format.date(account.profile.passwordChangedAt);
  return (
    <ul>
      <SecurityRow
        icon="lock"
        label={t('security.password')}
        what={t('security.password.what')}
        value={t('security.password.changed', { date: changed })}
        action={t('security.action.password')}
        onAction={onPassword}
      />
      {onDevices && (
        <>
          <SecurityRow
            icon="app"
            label={t('security.devices')}
            what={t('security.devices.what')}
            action={t('security.action.view')}
            onAction={() => onDevices('devices')}
          />
          <SecurityRow
            icon="history"
            label={t('security.log')}
            what={t('security.log.what')}
            action={t('security.action.view')}
            onAction={() => onDevices('security-log')}
          />
        </>
      )}
    </ul>
  );
}
