import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { authMessages } from '../messages/index.ts';
import css from './recover-password.module.css';

/** The password has been changed; login comes back by itself, or at once. */
export function RecoveryDone({ seconds, onLogin }: { seconds: number; onLogin: () => void }) {
  const t = useText(authMessages);
  return (
    <div className={css.done}>
      <span className={css.seal}>
        <Icon name="check" size={40} />
      </span>
      <p className={css.doneTitle} role="status">
        {t('auth.recover.done.title')}
      </p>
      <p className={css.doneHint}>{t('auth.recover.done.hint', { seconds })}</p>
      <Button variant="primary" size="l" wide onClick={onLogin}>
        {t('auth.recover.done.action')}
      </Button>
    </div>
  );
}
