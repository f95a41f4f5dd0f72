import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { verificationMessages } from '../messages/index.ts';
import css from './fraud-warning.module.css';

/** Nobody of the staff asks for a code or a password: one sentence and one look, wherever it is said. */
export function FraudWarning() {
  const t = useText(verificationMessages);
  return (
    <p className={css.warning}>
      <Icon name="warning" size={16} />
      {t('verification.code.fraud')}
    </p>
  );
}
