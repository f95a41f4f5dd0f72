import { useText } from '@lobby/i18n';
import { Link } from '@lobby/ui-kit/link';
import { confirmMessages } from './messages/index.ts';
import css from './service-line.module.css';

/** The way on for a member whose phone and mailbox are both lost. */
export function ServiceLine({ onService }: { onService: () => void }) {
  const t = useText(confirmMessages);
  return (
    <p className={css.line}>
      {t('confirm.service')}
      <Link as="button" type="button" onClick={onService}>
        {t('confirm.service.link')}
      </Link>
    </p>
  );
}
