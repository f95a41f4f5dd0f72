import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { verificationMessages } from '../messages/index.ts';
import css from './fraud-warning.module.css';

/** The warning that staff never ask for a code or a password: one text and one look everywhere. */
export function FraudWarning() {
  const t = useText(verificationMessages);
  return (
    <p className={css.warning}>
      <Icon name="warning" size={16} />
      {t('verification.code.fraud')}
    </p>
  );
}
