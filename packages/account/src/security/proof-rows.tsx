import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import type { Contact } from '@lobby/verification/confirm';
import type { Account } from '@lobby/verification/security-score';
import { securityMessages } from '../messages/security/index.ts';
import { SecurityRow } from './security-row.tsx';

interface ProofRowsProps {
  readonly account: Account;
  onBind(contact: Contact): void;
  onRealName(): void;
}

/** Phone, mailbox and real name, masked. */
export function ProofRows({ account, onBind, onRealName }: ProofRowsProps) {
  const t = useText(securityMessages);
  const { bindPhone, phone, email, bindRealName, realName } = account.info;
  const actionOf = (isBound: boolean) => t(isBound ? 'security.action.change' : 'security.action.bind');
  const unbound = <Badge tone="gold">{t('security.unbound')}</Badge>;
  return (
    <ul>
      <SecurityRow
        icon="phone"
        label={t('security.phone')}
        what={t('security.phone.what')}
        value={bindPhone ? phone : unbound}
        isSet={bindPhone}
        action={actionOf(bindPhone)}
        onAction={() => onBind('phone')}
      />
      <SecurityRow
        icon="mail"
        label={t('security.email')}
        what={t('security.email.what')}
        value={email === '' ? unbound : email}
        isSet={email !== ''}
        action={actionOf(email !== '')}
        onAction={() => onBind('email')}
      />
      <SecurityRow
        icon="user"
        label={t('security.realName')}
        what={t('security.realName.what')}
        value={bindRealName ? realName : unbound}
        isSet={bindRealName}
        action={bindRealName ? undefined : t('security.action.bind')}
        onAction={onRealName}
      />
    </ul>
  );
}
