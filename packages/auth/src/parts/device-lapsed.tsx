import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { authMessages } from '../messages/index.ts';
import css from './device-lapsed.module.css';

/** Ten minutes are over: the password that waited is forgotten, and has to be typed again. */
export function DeviceLapsed({ onLogin }: { onLogin: () => void }) {
  const t = useText(authMessages);
  return (
    <div className={css.lapsed} role="alert">
      <Icon name="clock" size={40} className={css.icon} />
      <p className={css.title}>{t('auth.device.lapsed')}</p>
      <p className={css.hint}>{t('auth.device.lapsedHint')}</p>
      <Button variant="primary" size="l" wide onClick={onLogin}>
        {t('auth.device.loginAgain')}
      </Button>
    </div>
  );
}
