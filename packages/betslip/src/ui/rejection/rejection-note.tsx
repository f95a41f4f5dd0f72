import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { Rejection } from '../../ports/order-answer.ts';
import styles from './rejection-note.module.css';

interface RejectionNoteProps {
  readonly rejection: Rejection;
  /** It was being confirmed: its money was held, and a suspension means that something happened on the pitch. */
  readonly waited?: boolean;
  onDismiss(): void;
}

/** Why the last order was not taken, that nothing was charged, and what to do. */
export function RejectionNote({ rejection, waited = false, onDismiss }: RejectionNoteProps): ReactNode {
  const t = useText(betslipMessages);
  const locale = useLocale();
  const why =
    rejection.kind === 'reason'
      ? t(`betslip.rejected.${waited && rejection.reason === 'suspended' ? 'happened' : rejection.reason}`)
      : inlineText(rejection.failure, locale);
  return (
    <div role="alert" className={styles.note}>
      <Icon name="error" size={18} />
      <div className={styles.words}>
        <p className={styles.title}>{t('betslip.rejected.title')}</p>
        {why && <p>{why}</p>}
        <p>{t(waited ? 'betslip.rejected.released' : 'betslip.rejected.unharmed')}</p>
      </div>
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        {t('betslip.rejected.dismiss')}
      </button>
    </div>
  );
}
